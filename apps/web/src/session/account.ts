import { createStore, useStore } from './store.ts'

/** Whose wallet is connected, for screens that only show it. Known without the code that speaks to wallets. */
export type Account =
  | { status: 'none' }
  /** A wallet was connected on the last visit and is being asked again. */
  | { status: 'returning' }
  | { status: 'connected'; address: string; chainId: number }

export const account = createStore<Account>(wasConnected() ? { status: 'returning' } : { status: 'none' })

export function useAccount(): Account {
  return useStore(account)
}

/** What the wallet library keeps of its last state. Read here by hand, because loading it only to ask would be a waste. */
function wasConnected(): boolean {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('wagmi.store') ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('state' in kept)) return false
    const { state } = kept
    return (
      typeof state === 'object' && state !== null && 'current' in state && typeof state.current === 'string'
    )
  } catch {
    return false
  }
}
