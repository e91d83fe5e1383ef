import type { Connector } from 'wagmi'
import { getConnection, reconnect } from 'wagmi/actions'

import type { AppConfig } from '../api/app-config.ts'
import { account } from './account.ts'
import { DEMO_WALLET } from './wallet-rows.ts'
import { openWallets } from './wallets.ts'

/**
 * Connects the first wallet that still authorises us: an injected one, else the stored WalletConnect session, else the
 * demo wallet. A wallet that was disconnected here stays disconnected across reloads until it is chosen again.
 */
export async function restoreWallet(appConfig: AppConfig): Promise<void> {
  const config = openWallets(appConfig)
  const isFree = () => getConnection(config).status === 'disconnected'
  for (const connector of config.connectors.toSorted((a, b) => place(a) - place(b))) {
    // The user may have chosen a wallet in the meantime.
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
