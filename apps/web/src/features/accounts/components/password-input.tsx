import type { ComponentProps } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useBoundText } from '../../../parts/form/use-bound-text.ts'
import { PasswordField } from '../../../ui/password-field.tsx'

type PasswordInputProps = Omit<
  ComponentProps<typeof PasswordField>,
  'showText' | 'hideText' | 'value' | 'problem' | 'onText' | 'onBlur'
>

/** The password field of the form around it, with its texts. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useTranslations('accounts')
  return (
    <PasswordField
      isRequired
      {...props}
      {...useBoundText()}
      showText={t('showPassword')}
      hideText={t('hidePassword')}
    />
  )
}
