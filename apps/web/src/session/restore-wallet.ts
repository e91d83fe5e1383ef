import type { Connector } from 'wagmi'
import { getConnection, reconnect } from 'wagmi/actions'

import { account } from './account.ts'
import type { AppConfig } from './app-config.ts'
import { DEMO_WALLET } from './wallet-rows.ts'
import { openWallets } from './wallets.ts'

/**
 * Connects the first wallet that still lets us: one in the page, else the stored WalletConnect session, else the toy. A
 * wallet that was disconnected here says no until it is chosen again, however often the page is loaded.
 */
export async function restoreWallet(appConfig: AppConfig): Promise<void> {
  const config = openWallets(appConfig)
  const isFree = () => getConnection(config).status === 'disconnected'
  for (const connector of config.connectors.toSorted((a, b) => place(a) - place(b))) {
    // Somebody may have chosen a wallet by hand meanwhile.
    if (!isFree()) return
    if (!(await connector.isAuthorized())) continue
    const [connection] = await reconnect(config, { connectors: [connector] })
    if (connection) return
  }
  if (!isFree()) return
  config.setState((state) => ({ ...state, connections: new Map(), current: null }))
  account.set({ status: 'none' })
}

function place({ id, type }: Connector): number {
  if (id === DEMO_WALLET) return 2
  return type === 'injected' ? 0 : 1
}
