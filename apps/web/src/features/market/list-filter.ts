import { readAmount } from '@mofu/domain/read-amount'

import type { LiveNetwork } from '../../api/app-config.ts'
import { type ListSearch, readTraits } from './list-search.ts'
import type { PetFilter } from './queries.ts'

/** The list's address as parameters of the call. Prices are in one coin: the selected one, or the native coin. */
export function filterOf(search: ListSearch, { chainId, coins }: LiveNetwork): PetFilter {
  const { collection, q, status, coin, min, max, media, sort, traits } = search
  const decimals = (coins.find(({ address }) => address === coin) ?? coins[0])?.decimals ?? 18
  const units = (text: string | undefined) => (text === undefined ? undefined : readAmount(text, decimals))
  const [least, most] = [units(min), units(max)]
  return {
    chainId,
    ...(collection === undefined ? {} : { collection }),
    ...(q === undefined ? {} : { search: q }),
    ...(status === undefined ? {} : { status }),
    ...(coin === undefined ? {} : { coin }),
    ...(least === undefined ? {} : { minPrice: String(least) }),
    ...(most === undefined ? {} : { maxPrice: String(most) }),
    ...(media === undefined ? {} : { nftType: media }),
    ...(sort === undefined ? {} : { sort }),
    ...(traits === undefined ? {} : { traits: readTraits(traits) }),
  }
}
