import { readAmount } from '@mofu/domain/read-amount'

import type { Days } from '../durations.ts'

/** The typed prices of several pets: one for all, or one for each. */
export type AskedPrices = {
  isEach: boolean
  forAll: string
  own: Record<string, string>
}

/** The form of several listings: their prices in one coin, and the duration. */
export type ManyValues = AskedPrices & { coin: string; days: Days }

/** The text in a pet's field: switching from one price to one each starts with that price. */
export function priceText({ isEach, forAll, own }: AskedPrices, id: string): string {
  return isEach ? (own[id] ?? forAll) : forAll
}

/** The valid prices by pet, in the coin's smallest unit. Anything that is not an amount above zero is left out. */
export function validPrices(
  asked: AskedPrices,
  ids: readonly string[],
  decimals: number,
): ReadonlyMap<string, bigint> {
  const good = new Map<string, bigint>()
  for (const id of ids) {
    const amount = readAmount(priceText(asked, id), decimals)
    if (amount !== undefined && amount > 0n) good.set(id, amount)
  }
  return good
}
