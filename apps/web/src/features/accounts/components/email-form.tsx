import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { Button } from '../../../ui/button.tsx'
import { requestEmailChange } from '../actions/by-mail.ts'
import { useFieldChecks } from '../use-field-checks.ts'
import { PasswordInput } from './password-input.tsx'

type EmailFormProps = { hasPassword: boolean; onSent: (email: string) => void; onCancel: () => void }

/** Changes the e-mail, or sets the first one together with its password. */
export function EmailForm({ hasPassword, onSent, onCancel }: EmailFormProps) {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const language = useLanguage()
  const form = useAppForm({
    values: { email: '', password: '' },
    isCheckedOnBlur: true,
    check: ({ email, password }) => ({ email: checks.email(email), password: checks.password(password) }),
    onSend: async (values) => {
      await requestEmailChange({ ...values, language })
      onSent(values.email)
    },
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.Failure />
        <form.AppField name="email">
          {(field) => <field.Text isRequired label={t('newEmail')} type="email" autoComplete="email" />}
        </form.AppField>
        <form.AppField name="password">
          {() => (
            <PasswordInput
              label={t(hasPassword ? 'presentPassword' : 'newPassword')}
              hint={hasPassword ? undefined : t('passwordHint')}
              autoComplete={hasPassword ? 'current-password' : 'new-password'}
            />
          )}
        </form.AppField>
        <form.Submit workingText={t('working')}>{t('save')}</form.Submit>
        <Button look="quiet" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </form.Form>
    </form.AppForm>
  )
}
