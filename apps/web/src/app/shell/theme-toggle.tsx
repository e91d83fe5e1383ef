import { Moon, Sun } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { chooseTheme, useTheme } from '../../storage/theme.ts'
import { IconButton } from '../../ui/icon-button.tsx'

export function ThemeToggle() {
  const t = useTranslations('shell')
  const theme = useTheme()
  const isDark = theme === 'dark'
  const Icon = isDark ? Moon : Sun
  return (
    <IconButton
      label={t('darkTheme')}
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
