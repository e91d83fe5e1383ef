import { collection } from '@mofu/db/app/collections'
import { nftTrait, trait } from '@mofu/db/app/collections/traits'
import { nft } from '@mofu/db/app/market'
import type { Database } from '@mofu/db/connect'
import type { NftSort } from '@mofu/domain/nft-sorts'
import { and, asc, desc, eq, gt, gte, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'

import { card } from '../store.ts'
import type { AllNftsStore } from './list-all.ts'
import type { ListPlace, NftFilter, NftListStore } from './list-nfts.ts'

const row = { ...card, listedAt: nft.listedAt }

/** Above this many wearers a walk in the order of the list meets them soon; below, they are gathered and sorted. */
const GATHER_MOST = 2_000

export function nftListStore(db: Database): NftListStore & AllNftsStore {
  return {
    page: async (filter, sort, after, most) => {
      const worn = await wornTraits(db, filter)
      // A trait that nobody wears has no page.
      if (worn.some(({ ids }) => ids.length === 0)) return []
      const where = and(conditionsOf(filter), placeAfter(sort, after), ...worn.slice(1).map(isWorn))
      const [rarest] = worn
      if (!rarest)
        return select(db)
          .where(where)
          .orderBy(...orderOf(sort))
          .limit(most)
      const [id] = rarest.ids
      const isDriving = rarest.ids.length === 1 && (isByMint(sort) || rarest.count <= GATHER_MOST)
      if (id === undefined || !isDriving) {
        return select(db)
          .where(and(where, isWorn(rarest)))
          .orderBy(...orderOf(sort))
          .limit(most)
      }
      // The trait's own rows stand in the order of the mint: they are read from there.
      return select(db)
        .innerJoin(nftTrait, and(eq(nftTrait.traitId, id), eq(nftTrait.mintOrder, nft.mintOrder)))
        .where(and(where, after && isByMint(sort) ? mintAfter(nftTrait.mintOrder, sort, after) : undefined))
        .orderBy(...(isByMint(sort) ? [mintOrderOf(nftTrait.mintOrder, sort)] : orderOf(sort)))
        .limit(most)
    },

    held: (owner, { chainId, mustHold, search, tokenIds }, { skip, most }) =>
      select(db)
        .where(
          and(
            eq(nft.chainId, chainId),
            mustHold ? eq(nft.owner, owner) : or(eq(nft.owner, owner), eq(nft.creator, owner)),
            titleHolds(search),
            tokenIds.length === 0 ? undefined : inArray(nft.tokenId, [...tokenIds]),
          ),
        )
        .orderBy(desc(nft.mintOrder))
        .offset(skip)
        .limit(most),
  }
}

function select(db: Database) {
  return db.select(row).from(nft).innerJoin(collection, eq(collection.id, nft.collectionId)).$dynamic()
}

function conditionsOf(filter: NftFilter): SQL | undefined {
  const { chainId, now, collection: contract, owner, coin, minPrice, maxPrice, mediaType } = filter
  return and(
    eq(nft.chainId, chainId),
    contract === undefined ? undefined : eq(nft.collectionId, `${chainId}-${contract}`),
    owner === undefined ? undefined : eq(nft.owner, owner),
    mayBeSeen(filter),
    filter.isListed ? and(sql`${nft.price} is not null`, gt(nft.askEnd, now)) : undefined,
    coin === undefined ? undefined : eq(nft.coin, coin),
    minPrice === undefined ? undefined : gte(nft.price, minPrice),
    maxPrice === undefined ? undefined : lte(nft.price, maxPrice),
    mediaType === undefined ? undefined : eq(nft.mediaType, mediaType),
    titleHolds(filter.search),
  )
}

/**
 * Lists leave out what the house hides; a collection's own page does not. An owner's pets of collections that nobody looked
 * at, which somebody else made and nobody paid for, wait in a tab of their own.
 */
function mayBeSeen({ collection: contract, owner, isHidden }: NftFilter): SQL | undefined {
  if (owner === undefined) {
    return contract === undefined ? inArray(collection.state, ['unverified', 'verified']) : undefined
  }
  const unasked = sql`(${collection.state} in ('hidden', 'disabled') or (${collection.state} = 'unverified'
    and ${nft.creator} <> ${nft.owner} and ${collection.owner} <> ${nft.owner}
    and not exists (select from app.activity s where s.nft_id = ${nft.id} and s.kind = 'sale' and s."to" = ${owner})))`
  return isHidden ? unasked : sql`not ${unasked}`
}

/** Three letters and more by trigrams; one or two by what a title is made of. */
function titleHolds(text: string): SQL | undefined {
  if (text === '') return undefined
  if (Array.from(text).length <= 2) return sql`app.grams(${nft.title}) @> array[lower(${text})]`
  return ilike(nft.title, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
}

type Worn = { ids: number[]; count: number }

/** The traits asked for, one entry for each type, the rarest first. */
async function wornTraits(db: Database, { chainId, collection: of, traits }: NftFilter): Promise<Worn[]> {
  if (traits.length === 0) return []
  const known = await db
    .select({ id: trait.id, type: trait.type, value: trait.value, count: trait.count })
    .from(trait)
    .where(
      and(
        eq(trait.collectionId, `${chainId}-${of}`),
        inArray(trait.type, [...new Set(traits.map((t) => t.type))]),
      ),
    )
  const types = new Map<string, Worn>(traits.map(({ type }) => [type, { ids: [], count: 0 }]))
  for (const { id, type, value, count } of known) {
    const group = types.get(type)
    if (!group || count === 0 || !traits.some((asked) => asked.type === type && asked.value === value))
      continue
    group.ids.push(id)
    group.count += count
  }
  return [...types.values()].toSorted((a, b) => a.count - b.count)
}

function isWorn({ ids }: Worn): SQL {
  return sql`exists (select from app.nft_trait w where w.mint_order = ${nft.mintOrder} and ${inArray(sql`w.trait_id`, ids)})`
}

function isByMint(sort: NftSort): boolean {
  return sort === 'newest' || sort === 'oldest'
}

type MintOrder = typeof nft.mintOrder | typeof nftTrait.mintOrder

function mintOrderOf(column: MintOrder, sort: NftSort): SQL {
  return sort === 'oldest' ? asc(column) : desc(column)
}

function mintAfter(column: MintOrder, sort: NftSort, { mintOrder }: ListPlace): SQL {
  return sort === 'oldest' ? gt(column, mintOrder) : lt(column, mintOrder)
}

function orderOf(sort: NftSort): SQL[] {
  switch (sort) {
    case 'newest':
    case 'oldest':
      return [mintOrderOf(nft.mintOrder, sort)]
    case 'price_low':
      return [asc(nft.price), asc(nft.mintOrder)]
    case 'price_high':
      return [desc(nft.price), desc(nft.mintOrder)]
    case 'listed':
      return [desc(nft.listedAt), desc(nft.mintOrder)]
    default:
      return sort satisfies never
  }
}

function placeAfter(sort: NftSort, after: ListPlace | undefined): SQL | undefined {
  if (!after) return undefined
  const place = sql`(${String(after.by)}::numeric, ${after.mintOrder}::bigint)`
  switch (sort) {
    case 'newest':
    case 'oldest':
      return mintAfter(nft.mintOrder, sort, after)
    case 'price_low':
      return sql`(${nft.price}, ${nft.mintOrder}) > ${place}`
    case 'price_high':
      return sql`(${nft.price}, ${nft.mintOrder}) < ${place}`
    case 'listed':
      return sql`(${nft.listedAt}, ${nft.mintOrder}) < (${String(after.by)}::bigint, ${after.mintOrder}::bigint)`
    default:
      return sort satisfies never
  }
}
