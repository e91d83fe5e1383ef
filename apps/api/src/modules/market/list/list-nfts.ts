import { nativeCoin } from '@mofu/chain/coins'
import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { isOfAsks, type NftSort } from '@mofu/domain/nft-sorts'

import type { Nft } from '../nft.ts'
import type { ListedNft, ListPlace, NftFilter } from './nft-filter.ts'
import { listNftsAfter } from './store.ts'

type Input = { filter: NftFilter; sort: NftSort; cursor: string | undefined; pageSize: number }

/** A page of tokens. The cursor names the last token of the previous page, so nothing shifts while a person scrolls. */
export async function listNfts(
  db: Database,
  { filter, sort, cursor, pageSize }: Input,
): Promise<{ list: Nft[]; next: string | null }> {
  if (filter.traits.length > 0 && filter.collection === undefined)
    throw new DomainError('market.traits_need_collection')
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const found = await listNftsAfter(db, normalized(filter, sort), sort, after, pageSize + 1)
  const list = found.slice(0, pageSize)
  const last = list.at(-1)
  return { list, next: found.length > pageSize && last ? writeCursor(last, sort) : null }
}

/** A price filter implies asks in one coin. */
export function normalized(filter: NftFilter, sort: NftSort): NftFilter {
  const isPriced =
    filter.minPrice !== undefined ||
    filter.maxPrice !== undefined ||
    sort === 'price_low' ||
    sort === 'price_high'
  return {
    ...filter,
    isListed: filter.isListed || isPriced || filter.coin !== undefined || isOfAsks(sort),
    coin: filter.coin ?? (isPriced ? nativeCoin : undefined),
  }
}

function writeCursor({ price, listedAt, mintOrder }: ListedNft, sort: NftSort): string {
  if (!isOfAsks(sort)) return String(mintOrder)
  return `${sort === 'listed' ? listedAt : price}-${mintOrder}`
}

function readCursor(cursor: string): ListPlace {
  const [, by = '0', order] = /^(?:(\d{1,78})-)?(\d{1,16})$/.exec(cursor) ?? []
  if (order === undefined || !Number.isSafeInteger(Number(order)))
    throw new DomainError('market.cursor_invalid', { cursor })
  return { by: BigInt(by), mintOrder: Number(order) }
}
