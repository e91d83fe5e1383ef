import { Languages } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LateMenu, type LateMenuProps } from '../../ui/late-menu.tsx'

const loadMenu: LateMenuProps['load'] = async () => (await import('./language-choice.tsx')).LanguageChoice

export function LanguageMenu() {
  const t = useTranslations('shell')
  const drawTrigger: LateMenuProps['drawTrigger'] = (props) => (
    <IconButton label={t('language')} {...props}>
      <Languages aria-hidden="true" className="size-5" />
    </IconButton>
  )
  return <LateMenu load={loadMenu} drawTrigger={drawTrigger} />
}
