import { useMutation } from '@tanstack/react-query'

import { useLanguage } from '../../../i18n/language.ts'
import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { inviteCode } from '../../../session/invite-code.ts'
import { saveReturnPath } from '../../../session/return-path.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { register } from '../actions/by-mail.ts'
import { useFieldChecks } from '../use-field-checks.ts'
import { useFields } from '../use-fields.ts'
import { Form } from './form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

export function RegisterForm({ onLogin }: { onLogin: () => void }) {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const wordsOf = useFailureWords()
  const language = useLanguage()
  const fields = useFields({ email: '', password: '', again: '' }, (name, values) =>
    name === 'again' ? checks.again(values.again, values.password) : checks[name](values[name]),
  )
  const { email, password } = fields.values
  const send = useMutation({
    mutationFn: () => register({ email, password, inviterCode: inviteCode(), language }),
    onSuccess: saveReturnPath,
  })
  if (send.isSuccess) {
    return (
      <div className="grid gap-4">
        <Note tone="mint" title={t('registeredTitle')}>
          <p>{t('registeredText', { email })}</p>
        </Note>
        <Button onClick={onLogin}>{t('login')}</Button>
      </div>
    )
  }
  return (
    <Form onSend={() => fields.isRight() && send.mutate()}>
      {send.isError ? (
        <Note tone="berry" title={t('registerFailed')}>
          <p>{wordsOf(send.error).text}</p>
        </Note>
      ) : null}
      <TextField {...fields.bind('email')} label={t('email')} type="email" autoComplete="username" />
      <NewPasswordFields label={t('password')} bind={fields.bind} />
      <SubmitButton isWorking={send.isPending} workingText={t('working')}>
        {t('register')}
      </SubmitButton>
      <Button look="quiet" size="small" onClick={onLogin}>
        {t('toLogin')}
      </Button>
    </Form>
  )
}
