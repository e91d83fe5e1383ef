import { useTranslations } from '../../../i18n/use-translations.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { BoundField } from '../use-fields.ts'

type NewPasswordFieldsProps = { label: string; bind: (name: 'password' | 'again') => BoundField }

/** A new password, typed twice because it is not visible. */
export function NewPasswordFields({ label, bind }: NewPasswordFieldsProps) {
  const t = useTranslations('accounts')
  return (
    <>
      <TextField
        {...bind('password')}
        label={label}
        hint={t('passwordHint')}
        type="password"
        autoComplete="new-password"
      />
      <TextField {...bind('again')} label={t('passwordAgain')} type="password" autoComplete="new-password" />
    </>
  )
}
