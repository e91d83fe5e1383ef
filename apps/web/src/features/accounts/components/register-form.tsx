import { useState } from 'react'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { inviteCode } from '../../../session/invite-code.ts'
import { saveReturnPath } from '../../../session/return-path.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { register } from '../actions/by-mail.ts'
import { useFieldChecks } from '../use-field-checks.ts'
import { PasswordInput } from './password-input.tsx'

export function RegisterForm({ onLogin }: { onLogin: () => void }) {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const language = useLanguage()
  const [registered, setRegistered] = useState<string>()
  const form = useAppForm({
    values: { email: '', password: '', again: '' },
    isCheckedOnBlur: true,
    check: ({ email, password, again }) => ({
      email: checks.email(email),
      password: checks.password(password),
      again: checks.again(again, password),
    }),
    onSend: async ({ email, password }) => {
      await register({ email, password, inviterCode: inviteCode(), language })
      saveReturnPath()
      setRegistered(email)
    },
  })
  if (registered !== undefined) {
    return (
      <div className="grid gap-4">
        <Note tone="mint" title={t('registeredTitle')}>
          <p>{t('registeredText', { email: registered })}</p>
        </Note>
        <Button onClick={onLogin}>{t('login')}</Button>
      </div>
    )
  }
  return (
    <form.AppForm>
      <form.Form>
        <form.Failure title={t('registerFailed')} />
        <form.AppField name="email">
          {(field) => <field.Text isRequired label={t('email')} type="email" autoComplete="username" />}
        </form.AppField>
        <form.AppField name="password">
          {() => <PasswordInput label={t('password')} hint={t('passwordHint')} autoComplete="new-password" />}
        </form.AppField>
        <form.AppField name="again">
          {() => <PasswordInput label={t('passwordAgain')} autoComplete="new-password" />}
        </form.AppField>
        <form.Submit workingText={t('working')}>{t('register')}</form.Submit>
        <Button look="quiet" size="small" onClick={onLogin}>
          {t('toLogin')}
        </Button>
      </form.Form>
    </form.AppForm>
  )
}
