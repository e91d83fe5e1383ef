import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { limits } from '@mofu/domain/limits'
import type { NftSort } from '@mofu/domain/nft-sorts'

import { normalized } from './list-nfts.ts'
import type { NftFilter } from './nft-filter.ts'
import { countNftsUpTo } from './store.ts'

type Input = { filter: NftFilter; sort: NftSort }

/** How many tokens a list holds; counting ends at the limit, because nobody needs the exact number of thousands. */
export async function countNfts(
  db: Database,
  { filter, sort }: Input,
): Promise<{ count: number; isMore: boolean }> {
  if (filter.traits.length > 0 && filter.collection === undefined)
    throw new DomainError('market.traits_need_collection')
  const most = limits.nftCountMost
  const found = await countNftsUpTo(db, normalized(filter, sort), most + 1)
  return { count: Math.min(found, most), isMore: found > most }
}
