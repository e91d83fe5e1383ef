import type { NetworkName } from '@mofu/domain/networks'
import type { Network } from '@mofu/wire/app'
import type { ReactElement } from 'react'

import { useAppConfig } from '../../api/app-config.ts'
import { chooseNetwork } from '../../api/chosen-network.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { showOk } from '../../parts/ok-dialog-state.ts'
import { Menu, MenuChoice } from '../../ui/menu.tsx'
import { hasEveryContract } from './has-every-contract.ts'

export function NetworkChoice({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations('shell')
  const { network, networks } = useAppConfig()
  const noteOf = ({ chainId, contracts, siteUrl }: Network) => {
    if (siteUrl !== null) return t('networkElsewhere')
    if (chainId === null) return t('networkUnknown')
    if (contracts === null) return t('networkNotHere')
    return hasEveryContract(contracts) ? undefined : t('networkPartly')
  }
  const choose = (name: NetworkName) => {
    const chosen = networks.find((each) => each.name === name)
    if (!chosen || name === network) return
    if (chosen.chainId !== null || chosen.siteUrl !== null) chooseNetwork(chosen)
    else {
      const values = { network: chosen.title }
      showOk({ title: t('networkUnknownTitle', values), text: t('networkUnknownText', values) })
    }
  }
  return (
    <Menu trigger={trigger} className="max-h-(--available-height) overflow-y-auto">
      <MenuChoice
        label={t('network')}
        value={network}
        choices={networks.map((each) => ({ value: each.name, label: each.title, note: noteOf(each) }))}
        onChoose={choose}
      />
    </Menu>
  )
}
