import { ChevronDown, Network } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { useNetwork } from '../../session/app-config.ts'
import { Button } from '../../ui/button.tsx'
import { LateMenu, type LateMenuProps } from '../../ui/late-menu.tsx'

const loadMenu: LateMenuProps['load'] = async () => (await import('./network-choice.tsx')).NetworkChoice

/** Which network is on screen, and the way to another. */
export function NetworkMenu() {
  const t = useTranslations('shell')
  const { title } = useNetwork()
  const drawTrigger: LateMenuProps['drawTrigger'] = (props) => (
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
  return <LateMenu load={loadMenu} drawTrigger={drawTrigger} />
}
