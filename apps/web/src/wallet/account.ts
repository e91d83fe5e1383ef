import { readStoredJson } from '../storage/local-storage.ts'
import { createStore, useStore } from '../storage/store.ts'

/** The connected wallet, for screens that only show it. Available without the wallet code. */
export type Account =
  | { status: 'none' }
  /** A wallet was connected on the last visit and is being reconnected. */
  | { status: 'returning' }
  | { status: 'connected'; address: string; chainId: number }

export const account = createStore<Account>(wasConnected() ? { status: 'returning' } : { status: 'none' })

export function useAccount(): Account {
  return useStore(account)
}

/** The stored state of wagmi. Parsed here, because loading wagmi only for this would be wasteful. */
function wasConnected(): boolean {
  const stored = readStoredJson('wagmi.store')
  if (typeof stored !== 'object' || stored === null || !('state' in stored)) return false
  const { state } = stored
  return (
    typeof state === 'object' && state !== null && 'current' in state && typeof state.current === 'string'
  )
}
