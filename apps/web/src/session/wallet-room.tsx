import type { ReactNode } from 'react'
import { WagmiContext } from 'wagmi'

import { useAppConfig } from './app-config.ts'
import { openWallets } from './wallets.ts'

/**
 * Around everything that speaks to a wallet. Kept out of the first load: whoever only looks around never fetches it.
 * All rooms share one connection; the library's own provider would clear it each time a room opens.
 */
export function WalletRoom({ children }: { children: ReactNode }) {
  const config = useAppConfig()
  return <WagmiContext value={openWallets(config)}>{children}</WagmiContext>
}
