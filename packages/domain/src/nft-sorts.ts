/** The orders in which tokens are listed. By price only within one coin: amounts of two coins have no order. */
export const nftSorts = ['newest', 'oldest', 'price_low', 'price_high', 'listed'] as const

export type NftSort = (typeof nftSorts)[number]

/** Orders that only asks have a place in. */
export function isOfAsks(sort: NftSort): boolean {
  return sort === 'price_low' || sort === 'price_high' || sort === 'listed'
}
