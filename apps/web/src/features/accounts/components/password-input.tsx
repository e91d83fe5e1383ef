import type { ComponentProps } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { PasswordField } from '../../../ui/password-field.tsx'

type PasswordInputProps = Omit<ComponentProps<typeof PasswordField>, 'showText' | 'hideText'>

/** The password field with its texts. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useTranslations('accounts')
  return <PasswordField {...props} showText={t('showPassword')} hideText={t('hidePassword')} />
}
