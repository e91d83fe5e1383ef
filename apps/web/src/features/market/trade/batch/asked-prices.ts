import { readAmount } from '@mofu/domain/read-amount'

/** What somebody typed as prices of several pets: one for all, or one for each. */
export type AskedPrices = {
  isEach: boolean
  forAll: string
  own: Readonly<Record<string, string>>
}

/** What stands in a pet's field: whoever turns from one price to one each goes on from that one. */
export function priceText({ isEach, forAll, own }: AskedPrices, id: string): string {
  return isEach ? (own[id] ?? forAll) : forAll
}

/** The prices that can be asked, by pet, in the coin's smallest unit. One that is no amount above nothing is left out. */
export function goodPrices(
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
