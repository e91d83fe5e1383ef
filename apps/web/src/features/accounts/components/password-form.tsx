import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { Button } from '../../../ui/button.tsx'
import { changePassword } from '../actions/own-account.ts'
import { useFieldChecks } from '../use-field-checks.ts'
import { PasswordInput } from './password-input.tsx'

type PasswordFormProps = { onChanged: () => void; onCancel: () => void }

export function PasswordForm({ onChanged, onCancel }: PasswordFormProps) {
  const t = useTranslations('accounts')
  const checks = useFieldChecks()
  const form = useAppForm({
    values: { current: '', password: '', again: '' },
    isCheckedOnBlur: true,
    check: ({ current, password, again }) => ({
      current: checks.password(current),
      password: checks.password(password),
      again: checks.again(again, password),
    }),
    onSend: async ({ current, password }) => {
      await changePassword({ current, password })
      onChanged()
    },
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.Failure />
        <form.AppField name="current">
          {() => <PasswordInput label={t('presentPassword')} autoComplete="current-password" />}
        </form.AppField>
        <form.AppField name="password">
          {() => (
            <PasswordInput label={t('newPassword')} hint={t('passwordHint')} autoComplete="new-password" />
          )}
        </form.AppField>
        <form.AppField name="again">
          {() => <PasswordInput label={t('passwordAgain')} autoComplete="new-password" />}
        </form.AppField>
        <form.Submit workingText={t('working')}>{t('save')}</form.Submit>
        <Button look="quiet" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </form.Form>
    </form.AppForm>
  )
}
