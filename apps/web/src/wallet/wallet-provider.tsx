import type { ReactNode } from 'react'
import { WagmiContext } from 'wagmi'

import { useAppConfig } from '../api/app-config.ts'
import { openWallets } from './wallets.ts'

/**
 * Wraps everything that talks to a wallet. Kept out of the first load: users who only browse never load it. All
 * providers share one connection; wagmi's own provider would reset it each time one mounts.
 */
export function WalletProvider({ children }: { children: ReactNode }) {
  const config = useAppConfig()
  return <WagmiContext value={openWallets(config)}>{children}</WagmiContext>
}
