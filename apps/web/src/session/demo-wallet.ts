import type { EIP1193Provider } from 'viem'
import { type CreateConnectorFn, injected } from 'wagmi'

import type { LiveNetwork } from './app-config.ts'
import { DEMO_WALLET } from './wallet-rows.ts'

/**
 * A toy for the development chain: the key lies open in the browser and it signs without asking, so that anyone can try
 * everything with nothing installed. What signs is fetched with the first question.
 */
export function demoWallet(network: LiveNetwork): CreateConnectorFn {
  const provider = {
    request: async (question: { method: string; params?: readonly unknown[] }) =>
      (await import('./demo-provider.ts')).answerDemo(network, question),
    on: () => provider,
    removeListener: () => provider,
  }
  return injected({
    // One account on one chain: there are no events to tell of, and every question is answered.
    target: { id: DEMO_WALLET, name: 'Demo wallet', provider: provider as unknown as EIP1193Provider },
  })
}
