import type { CoinMarket } from '@mofu/wire/collections'
import type { Nft } from '@mofu/wire/market'
import type { Priced } from '@mofu/wire/market/priced-page'

import { type Money, moneyOf } from './traded-pet.ts'
import { nativeCoin } from './trading-place.ts'

/** What a price is compared with. */
export type MarketFacts = {
  lastSale: Money | undefined
  bestOffer: Money | undefined
  floor: Money | undefined
}

type Input = {
  lastSale: Nft['lastSale']
  /** Bids and collection offers. */
  bids: readonly (Priced & { endAt: number })[]
  market: readonly CoinMarket[]
  /** The coin of the price; the native coin if there is none. */
  coin?: string | undefined
  /** The chain's time. */
  now: number
}

/** Amounts of two coins have no order, so the coin of the price is preferred, and then the first there is. */
export function marketFacts({ lastSale, bids, market, coin = nativeCoin, now }: Input): MarketFacts {
  const offers = inOneCoin(
    bids.filter(({ endAt }) => now < endAt),
    coin,
  )
  const [best] = offers.toSorted((a, b) => (BigInt(a.price) < BigInt(b.price) ? 1 : -1))
  const floors = market.flatMap(({ floor, ...one }) => (floor === null ? [] : [{ ...one, price: floor }]))
  const [floor] = inOneCoin(floors, coin)
  return {
    lastSale: lastSale ? moneyOf(lastSale) : undefined,
    bestOffer: best && moneyOf(best),
    floor: floor && moneyOf(floor),
  }
}

function inOneCoin<Priced extends { coin: string }>(list: readonly Priced[], coin: string): Priced[] {
  const chosen = list.some((one) => one.coin === coin) ? coin : list[0]?.coin
  return list.filter((one) => one.coin === chosen)
}
