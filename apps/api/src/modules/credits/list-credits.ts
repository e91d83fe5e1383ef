import type { Credit } from './credit.ts'

export type CreditStore = { of(account: string, chainId: number, most: number): Promise<Credit[]> }

/** Nobody is owed in more coins than this; whoever is sees the rest once these are withdrawn. */
const COINS_SHOWN = 100

export function listCredits(
  { store }: { store: CreditStore },
  account: string,
  chainId: number,
): Promise<Credit[]> {
  return store.of(account, chainId, COINS_SHOWN)
}
