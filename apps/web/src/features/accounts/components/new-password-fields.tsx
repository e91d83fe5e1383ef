import { useTranslations } from '../../../i18n/use-translations.ts'
import type { BoundField } from '../use-fields.ts'
import { PasswordInput } from './password-input.tsx'

type NewPasswordFieldsProps = { label: string; bind: (name: 'password' | 'again') => BoundField }

/** A new password, typed twice because it is hidden at first. */
export function NewPasswordFields({ label, bind }: NewPasswordFieldsProps) {
  const t = useTranslations('accounts')
  return (
    <>
      <PasswordInput
        {...bind('password')}
        label={label}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
      <PasswordInput {...bind('again')} label={t('passwordAgain')} autoComplete="new-password" />
    </>
  )
}
