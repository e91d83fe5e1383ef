import { ChevronDown, Network } from 'lucide-react'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Button } from '../../ui/button.tsx'
import { LazyMenu, type LazyMenuProps } from '../../ui/lazy-menu.tsx'

const loadMenu: LazyMenuProps['load'] = async () => (await import('./network-choice.tsx')).NetworkChoice

/** The selected network, and a menu to change it. */
export function NetworkMenu() {
  const t = useTranslations('shell')
  const { title } = useNetwork()
  const drawTrigger: LazyMenuProps['drawTrigger'] = (props) => (
    <Button
      look="quiet"
      size="small"
      className="whitespace-nowrap"
      aria-label={t('networkNow', { network: title })}
      {...props}
    >
      <Network aria-hidden="true" className="size-5" />
      {title}
      <ChevronDown aria-hidden="true" className="size-4" />
    </Button>
  )
  return <LazyMenu load={loadMenu} drawTrigger={drawTrigger} />
}
