import { Languages } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LazyMenu, type LazyMenuProps } from '../../ui/lazy-menu.tsx'

const loadMenu: LazyMenuProps['load'] = async () => (await import('./language-choice.tsx')).LanguageChoice

export function LanguageMenu() {
  const t = useTranslations('shell')
  const drawTrigger: LazyMenuProps['drawTrigger'] = (props) => (
    <IconButton label={t('language')} {...props}>
      <Languages aria-hidden="true" className="size-5" />
    </IconButton>
  )
  return <LazyMenu load={loadMenu} drawTrigger={drawTrigger} />
}
