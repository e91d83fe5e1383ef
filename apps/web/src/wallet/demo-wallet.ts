import type { EIP1193Provider } from 'viem'
import { type CreateConnectorFn, injected } from 'wagmi'

import type { LiveNetwork } from '../api/app-config.ts'
import { DEMO_WALLET } from './wallet-rows.ts'

/**
 * A demo wallet for the development chain: its key is stored in the browser and it signs without asking, so that anyone
 * can try everything without installing a wallet. The signing code is loaded with the first request.
 */
export function demoWallet(network: LiveNetwork): CreateConnectorFn {
  const provider = {
    request: async (question: { method: string; params?: readonly unknown[] }) =>
      (await import('./demo-provider.ts')).handleDemoRequest(network, question),
    on: () => provider,
    removeListener: () => provider,
  }
  return injected({
    // One account on one chain: there are no events to emit.
    target: { id: DEMO_WALLET, name: 'Demo wallet', provider: provider as unknown as EIP1193Provider },
  })
}
