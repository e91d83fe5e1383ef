import type { CollectionState } from './collection-states.ts'
import { nameStateAt, nameTimes } from './name-state.ts'

/** Why a token cannot be traded here, by any holder: its name ends too soon or has ended, or its collection is disabled. */
export type NoTrade = 'ending' | 'grace' | 'free' | 'disabled'

/** What decides it: `expiry` is that of a name, null for any other token. */
export type TradedToken = {
  expiry?: number | null | undefined
  collectionState?: CollectionState | null | undefined
}

/** Undefined for a token that can be traded at a time of the chain. */
export function noTradeOf({ expiry, collectionState }: TradedToken, time: number): NoTrade | undefined {
  const isName = typeof expiry === 'number'
  const state = isName ? nameStateAt(expiry, time) : 'live'
  if (state !== 'live') return state
  if (collectionState === 'disabled') return 'disabled'
  return isName && time >= expiry - nameTimes.saleBeforeExpiry ? 'ending' : undefined
}

/** Whether its holder can transfer it. A name that has ended moves no more. */
export function canTransfer(reason: NoTrade | undefined): boolean {
  return reason !== 'grace' && reason !== 'free'
}
