import { nameStateAt, nameTimes } from './name-state.ts'

/** Why a token cannot be traded here, whoever holds it: its name ends too soon, or has ended. */
export type NoTrade = 'ending' | 'grace' | 'free'

/** What decides it: `expiry` is that of a name, null for any other token. */
export type TradedToken = { expiry?: number | null | undefined }

/** Undefined for a token that can be traded at a time of the chain. */
export function noTradeOf({ expiry }: TradedToken, time: number): NoTrade | undefined {
  if (typeof expiry !== 'number') return undefined
  const state = nameStateAt(expiry, time)
  if (state !== 'live') return state
  return time < expiry - nameTimes.saleBeforeExpiry ? undefined : 'ending'
}

/** Whether its holder can transfer it. A name that has ended moves no more. */
export function canTransfer(reason: NoTrade | undefined): boolean {
  return reason !== 'grace' && reason !== 'free'
}
