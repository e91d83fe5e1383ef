import type { Address } from '@mofu/domain/address'
import type { ReactNode } from 'react'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { useNamesAccount } from '../use-names-account.ts'

type WalletGateProps = { chainId: number; children: (account: Address) => ReactNode }

/** Before anyone can sign: a wallet, on the right network. */
export function WalletGate({ chainId, children }: WalletGateProps) {
  const t = useTranslations('names')
  const wallet = useAccount()
  const account = useNamesAccount()
  const network = useNetworkOf(chainId)
  if (!account || wallet.status !== 'connected')
    return (
      <Button look="main" size="large" disabled={wallet.status === 'returning'} onClick={openWalletDialog}>
        {t('connect')}
      </Button>
    )
  if (wallet.chainId !== chainId)
    return <SwitchNetwork chainId={chainId} networkTitle={network?.title ?? ''} />
  return children(account)
}
