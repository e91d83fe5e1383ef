import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PaperPage } from '../../parts/paper-page.tsx'
import { openLoginDialog } from '../../session/login-dialog-state.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { setNewPassword } from './actions/by-mail.ts'
import { Form } from './components/form.tsx'
import { NewPasswordFields } from './components/new-password-fields.tsx'
import { useFieldChecks } from './use-field-checks.ts'
import { useFields } from './use-fields.ts'
import { useLinkToken } from './use-link-token.ts'

export function ResetPasswordScreen() {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const wordsOf = useFailureWords()
  const token = useLinkToken()
  const fields = useFields({ password: '', again: '' }, (name, values) =>
    name === 'again' ? checks.again(values.again, values.password) : checks.password(values.password),
  )
  const send = useMutation({
    mutationFn: () => setNewPassword({ token: token ?? '', password: fields.values.password }),
  })
  if (token === undefined) {
    return (
      <PaperPage title={t('linkMissingTitle')} text={t('linkMissingText')}>
        <AskAgain />
      </PaperPage>
    )
  }
  if (send.isSuccess) {
    return (
      <PaperPage title={t('resetDoneTitle')} text={t('resetDoneText')}>
        <Button look="main" className="w-full" onClick={() => openLoginDialog()}>
          {t('login')}
        </Button>
      </PaperPage>
    )
  }
  const failure = send.isError ? wordsOf(send.error) : undefined
  return (
    <PaperPage title={t('resetTitle')} text={t('resetText')}>
      <Form onSend={() => fields.isRight() && send.mutate()}>
        {failure ? <Note tone="berry">{failure.text}</Note> : null}
        {failure?.code === 'accounts.link_dead' ? <AskAgain /> : null}
        <NewPasswordFields label={t('newPassword')} bind={fields.bind} />
        <SubmitButton isWorking={send.isPending} workingText={t('working')}>
          {t('resetSend')}
        </SubmitButton>
      </Form>
    </PaperPage>
  )
}

function AskAgain() {
  const t = useTranslations('accounts')
  return (
    <Link to="/forgetPassword" search={{}} className={buttonStyle('plain', 'normal', 'w-full')}>
      {t('askAgain')}
    </Link>
  )
}
