import { isOfAsks } from '@mofu/domain/nft-sorts'
import type { CoinMarket } from '@mofu/wire/collections'

import { type PetFilters, readFilters } from './list-search.ts'

type Market = readonly Pick<CoinMarket, 'coin' | 'floor'>[]

/**
 * What a collection's page shows for its address. Without any filter that is what can be bought, cheapest first, in the
 * coin of the collection's floor; everything, newest first, if nothing is for sale.
 */
export function shownFilters(search: PetFilters, market: Market, nativeCoin: string): PetFilters {
  if (Object.keys(search).length > 0) return search
  const first = market.find(({ floor }) => floor !== null)
  if (!first) return search
  const coin = first.coin === nativeCoin ? {} : { coin: first.coin }
  return { status: 'listed', sort: 'price_low', ...coin }
}

/** The address after a change. It always names the order: an empty address means the default above. */
export function changedFilters(shown: PetFilters, next: PetFilters): PetFilters {
  const { status, sort = 'newest', ...rest } = readFilters(next)
  if (status === 'listed' || !isOfAsks(sort)) return { ...rest, ...(status ? { status } : {}), sort }
  // By price and by listing time only pets for sale have a place, so without that filter the order changes, too.
  return shown.status === 'listed' ? { ...rest, sort: 'newest' } : { ...rest, status: 'listed', sort }
}
