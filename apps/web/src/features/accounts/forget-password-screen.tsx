import { useMutation } from '@tanstack/react-query'

import { useLanguage } from '../../i18n/language.ts'
import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PaperPage } from '../../parts/paper-page.tsx'
import { Note } from '../../ui/note.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { requestPasswordReset } from './actions/by-mail.ts'
import { Form } from './components/form.tsx'
import { useFieldChecks } from './use-field-checks.ts'
import { useFields } from './use-fields.ts'

export function ForgetPasswordScreen({ email: given }: { email: string | undefined }) {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const wordsOf = useFailureWords()
  const language = useLanguage()
  const fields = useFields({ email: given ?? '' }, (name, values) => checks[name](values[name]))
  const { email } = fields.values
  const send = useMutation({ mutationFn: () => requestPasswordReset({ email, language }) })
  return (
    <PaperPage title={t('forgetTitle')} text={t('forgetText')}>
      {send.isSuccess ? (
        <Note tone="mint" title={t('forgetSentTitle')}>
          <p>{t('forgetSentText', { email })}</p>
        </Note>
      ) : (
        <Form onSend={() => fields.isRight() && send.mutate()}>
          {send.isError ? <Note tone="berry">{wordsOf(send.error).text}</Note> : null}
          <TextField {...fields.bind('email')} label={t('email')} type="email" autoComplete="username" />
          <SubmitButton isWorking={send.isPending} workingText={t('working')}>
            {t('forgetSend')}
          </SubmitButton>
        </Form>
      )}
    </PaperPage>
  )
}
