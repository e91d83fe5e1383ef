import { DomainError } from '@mofu/domain/domain-error'
import { isOfAsks, type NftSort } from '@mofu/domain/nft-sorts'

import type { Nft } from '../nft.ts'

export type NftFilter = {
  chainId: number
  /** The chain's own time: asks that are over by then are not listed. */
  now: number
  collection?: string | undefined
  owner?: string | undefined
  isHidden: boolean
  isListed: boolean
  coin?: string | undefined
  minPrice?: bigint | undefined
  maxPrice?: bigint | undefined
  mediaType?: 'IMAGE' | 'VIDEO' | 'audio' | undefined
  traits: readonly { type: string; value: string }[]
  search: string
}

/** The place of a token in an order: its price or when it was listed, where the order goes by that, and its mint. */
export type ListPlace = { by: bigint; mintOrder: number }

type ListedNft = Nft & { listedAt: number | null }

export type NftListStore = {
  page(filter: NftFilter, sort: NftSort, after: ListPlace | undefined, most: number): Promise<ListedNft[]>
}

type Asked = { filter: NftFilter; sort: NftSort; cursor: string | undefined; pageSize: number }

/** SPEC §9: the null address stands for the chain's own coin. */
const OWN_COIN = `0x${'0'.repeat(40)}`

/** A page of tokens. The cursor names the place of the last token of the page before, so nothing shifts under a reader. */
export async function listNfts(
  { store }: { store: NftListStore },
  { filter, sort, cursor, pageSize }: Asked,
): Promise<{ list: Nft[]; next: string | null }> {
  if (filter.traits.length > 0 && filter.collection === undefined)
    throw new DomainError('market.traits_need_collection')
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const found = await store.page(meant(filter, sort), sort, after, pageSize + 1)
  const list = found.slice(0, pageSize)
  const last = list.at(-1)
  return { list, next: found.length > pageSize && last ? writeCursor(last, sort) : null }
}

/** Prices mean asks, and one coin. */
function meant(filter: NftFilter, sort: NftSort): NftFilter {
  const isPriced =
    filter.minPrice !== undefined ||
    filter.maxPrice !== undefined ||
    sort === 'price_low' ||
    sort === 'price_high'
  return {
    ...filter,
    isListed: filter.isListed || isPriced || filter.coin !== undefined || isOfAsks(sort),
    coin: filter.coin ?? (isPriced ? OWN_COIN : undefined),
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
