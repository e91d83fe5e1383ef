import { useStore } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { closeLoginDialog } from '../../../session/login-dialog-state.ts'
import { isMailPage, saveReturnPath, takeReturnPath } from '../../../session/return-path.ts'
import { Button } from '../../../ui/button.tsx'
import { signInWithPassword } from '../actions/sign-in-with-password.ts'
import { useFieldChecks } from '../use-field-checks.ts'
import { PasswordInput } from './password-input.tsx'

type LoginFormProps = {
  /** The e-mail, if it is already known. */
  fixedEmail: string | undefined
  onDone: () => void
  onRegister: () => void
}

export function LoginForm({ fixedEmail, onDone, onRegister }: LoginFormProps) {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const queryClient = useQueryClient()
  const { history } = useRouter()
  const form = useAppForm({
    values: { email: fixedEmail ?? '', password: '' },
    isCheckedOnBlur: true,
    check: ({ email, password }) => ({ email: checks.email(email), password: checks.password(password) }),
    onSend: async (values, { reset }) => {
      await signInWithPassword(values)
      reset()
      onDone()
      const path = takeReturnPath()
      if (path !== undefined && isMailPage(location.pathname)) history.push(path)
      // Requests that were refused before are repeated with the new session.
      await Promise.all(
        [['accounts'], ['mall']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
    },
  })
  const email = useStore(form.store, ({ values }) => values.email)
  return (
    <form.AppForm>
      <form.Form>
        <form.Failure />
        <form.AppField name="email">
          {(field) => (
            <field.Text
              isRequired
              label={t('email')}
              type="email"
              autoComplete="username"
              disabled={fixedEmail !== undefined}
            />
          )}
        </form.AppField>
        <form.AppField name="password">
          {() => <PasswordInput label={t('password')} autoComplete="current-password" />}
        </form.AppField>
        <form.Submit workingText={t('working')}>{t('login')}</form.Submit>
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-2">
          <Link
            to="/forgetPassword"
            search={email === '' ? {} : { email }}
            onClick={() => {
              saveReturnPath()
              closeLoginDialog()
            }}
            className="text-coral-text inline-flex min-h-10 items-center font-bold underline"
          >
            {t('forget')}
          </Link>
          {fixedEmail === undefined ? (
            <Button look="quiet" size="small" onClick={onRegister}>
              {t('toRegister')}
            </Button>
          ) : null}
        </div>
      </form.Form>
    </form.AppForm>
  )
}
