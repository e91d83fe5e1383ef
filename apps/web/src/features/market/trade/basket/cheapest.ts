import type { Nft } from '@mofu/wire/market'

type Wanted = {
  count: number
  /** Who would buy, in lower case; undefined without a wallet. */
  me: string | undefined
  /** Holds what is up for auction: that is not bought at a price. */
  auctions: string | undefined
  inBasket: readonly string[]
}

/** The first pets of a list in the order of their price that can be bought and are not in the basket yet. */
export function cheapestToBuy(pets: readonly Nft[], { count, me, auctions, inBasket }: Wanted): string[] {
  return pets
    .filter(({ price, owner }) => price !== null && owner !== me && owner !== auctions)
    .map(({ id }) => id)
    .filter((id) => !inBasket.includes(id))
    .slice(0, count)
}
