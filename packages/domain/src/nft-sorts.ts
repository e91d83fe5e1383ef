/** Sort orders of tokens. By price only within one coin: amounts of two coins have no order. */
export const nftSorts = ['newest', 'oldest', 'price_low', 'price_high', 'listed'] as const

export type NftSort = (typeof nftSorts)[number]

/** Orders that only listed tokens have a place in. */
export function isOfAsks(sort: NftSort): boolean {
  return sort === 'price_low' || sort === 'price_high' || sort === 'listed'
}
