import { collection } from '@mofu/db/app/collections'
import { nftTrait, trait } from '@mofu/db/app/collections/traits'
import { nft } from '@mofu/db/app/market'
import type { Database } from '@mofu/db/connect'
import { quickRows } from '@mofu/db/quick-rows'
import { limits } from '@mofu/domain/limits'
import type { NftSort } from '@mofu/domain/nft-sorts'
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'

import { card } from '../store.ts'
import type { AllNftsStore } from './list-all.ts'
import type { ListPlace, NftFilter, NftListStore } from './list-nfts.ts'

const row = { ...card, listedAt: nft.listedAt }

/** Above this many wearers a walk in the order of the list meets them soon; below, they are gathered and sorted. */
const GATHER_MOST = 2_000

export function nftListStore(db: Database): NftListStore & AllNftsStore {
  const plainPage = plainPages(db)
  const read = (page: ReturnType<typeof select>) => quickRows(db, row, page).execute()
  return {
    page: async (filter, sort, after, most) => {
      if (filter.search === '' && filter.traits.length === 0) return plainPage(filter, sort, after, most)
      const worn = await wornTraits(db, filter)
      // A trait that nobody wears has no page.
      if (worn.some(({ ids }) => ids.length === 0)) return []
      const values = valuesOf(filter, after)
      const given: ValueOf = (name) => values[name]
      const [rarest] = worn
      const [id] = rarest?.ids ?? []
      const isDriving = rarest?.ids.length === 1 && (isByMint(sort) || rarest.count <= GATHER_MOST)
      const where = and(
        conditionsOf(filter, given),
        // A trait is of one collection: said twice, it would lead the planner to walk through that one as well.
        isDriving && isByMint(sort) ? undefined : ofCollection(filter, given),
        placeAfter(sort, after, given),
        ...worn.slice(1).map(isWorn),
      )
      if (!rarest)
        return read(
          select(db)
            .where(where)
            .orderBy(...orderOf(sort))
            .limit(most),
        )
      if (id === undefined || !isDriving) {
        return read(
          select(db)
            .where(and(where, isWorn(rarest)))
            .orderBy(...orderOf(sort))
            .limit(most),
        )
      }
      // The trait's own rows stand in the order of the mint: they are read from there.
      return read(
        select(db)
          .innerJoin(nftTrait, and(eq(nftTrait.traitId, id), eq(nftTrait.mintOrder, nft.mintOrder)))
          .where(and(where, after && isByMint(sort) ? mintAfter(nftTrait.mintOrder, sort, given) : undefined))
          .orderBy(...(isByMint(sort) ? [mintOrderOf(nftTrait.mintOrder, sort)] : orderOf(sort)))
          .limit(most),
      )
    },

    held: (owner, { chainId, mustHold, search, tokenIds }, { skip, most }) =>
      read(
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
      ),
  }
}

/** How many rows a page reads, with the one that tells whether more follow: few sizes, so there are few statements to keep. */
const reads = [13, 25, 49, limits.nftPageMost + 1]

/**
 * Pages without a text or a trait, which are most of them. There are few shapes of them, so each is written and planned once;
 * how a text or a trait is found best depends on which one it is. How much is read is part of the shape: without it the
 * server does not know that the first rows are all that is wanted, and plans each page anew.
 */
function plainPages(db: Database) {
  const known = new Map<string, ReturnType<typeof write>>()
  const write = (
    name: string,
    filter: NftFilter,
    sort: NftSort,
    after: ListPlace | undefined,
    count: number,
  ) => {
    const page = select(db)
      .where(
        and(
          conditionsOf(filter, openValues),
          ofCollection(filter, openValues),
          placeAfter(sort, after, openValues),
        ),
      )
      .orderBy(...orderOf(sort))
    // As a word of the statement and not as a value given to it, which the builder's types do not foresee.
    return quickRows(db, row, page.limit(sql.raw(String(count)) as never), name)
  }
  return async (filter: NftFilter, sort: NftSort, after: ListPlace | undefined, most: number) => {
    const count = reads.find((size) => size >= most) ?? most
    const name = `${shapeOf(filter, sort, after)}_${count}`
    const page = known.get(name) ?? write(name, filter, sort, after, count)
    known.set(name, page)
    return (await page.execute(valuesOf(filter, after))).slice(0, most)
  }
}

/** Which conditions there are, not what they ask for. */
function shapeOf(filter: NftFilter, sort: NftSort, after: ListPlace | undefined): string {
  const { collection: contract, owner, isHidden, isListed, coin, minPrice, maxPrice, mediaType } = filter
  const has = [after, contract, owner, coin, minPrice, maxPrice, mediaType].map((one) => one !== undefined)
  return `nft_page_${sort}_${[...has, isHidden, isListed].map(Number).join('')}`
}

type Values = ReturnType<typeof valuesOf>
/** Where a condition's value comes from: given now, or left open until the statement runs. */
type ValueOf = (name: keyof Values) => unknown

const openValues: ValueOf = (name) => sql.placeholder(name)

function valuesOf(filter: NftFilter, after: ListPlace | undefined) {
  const { chainId, now, collection: contract, owner, coin, minPrice, maxPrice, mediaType } = filter
  return {
    chainId,
    now,
    collectionId: `${chainId}-${contract}`,
    owner,
    coin,
    minPrice: minPrice?.toString(),
    maxPrice: maxPrice?.toString(),
    mediaType,
    by: after?.by.toString(),
    mintOrder: after?.mintOrder,
  }
}

function select(db: Database) {
  return db.select(row).from(nft).innerJoin(collection, eq(collection.id, nft.collectionId)).$dynamic()
}

function ofCollection({ collection: contract }: NftFilter, value: ValueOf): SQL | undefined {
  return contract === undefined ? undefined : sql`${nft.collectionId} = ${value('collectionId')}`
}

function conditionsOf(filter: NftFilter, value: ValueOf): SQL | undefined {
  const { owner, coin, minPrice, maxPrice, mediaType } = filter
  return and(
    sql`${nft.chainId} = ${value('chainId')}`,
    owner === undefined ? undefined : sql`${nft.owner} = ${value('owner')}`,
    mayBeSeen(filter, value),
    // Not `ask_end > now`: the planner would take it for one more rarity beside coin and price, though all three come together,
    // and would rather sort the few rows that it expects than read them in order.
    filter.isListed ? sql`${nft.askEnd} - ${value('now')}::bigint > 0` : undefined,
    coin === undefined ? undefined : sql`${nft.coin} = ${value('coin')}`,
    minPrice === undefined ? undefined : sql`${nft.price} >= ${value('minPrice')}`,
    maxPrice === undefined ? undefined : sql`${nft.price} <= ${value('maxPrice')}`,
    mediaType === undefined ? undefined : sql`${nft.mediaType} = ${value('mediaType')}`,
    titleHolds(filter.search),
  )
}

/**
 * Lists leave out what the house hides; a collection's own page does not. An owner's pets of collections that nobody looked
 * at, which somebody else made and nobody paid for, wait in a tab of their own.
 */
function mayBeSeen({ collection: contract, owner, isHidden }: NftFilter, value: ValueOf): SQL | undefined {
  if (owner === undefined) {
    return contract === undefined ? sql`${collection.state} in ('unverified', 'verified')` : undefined
  }
  const unasked = sql`(${collection.state} in ('hidden', 'disabled') or (${collection.state} = 'unverified'
    and ${nft.creator} <> ${nft.owner} and ${collection.owner} <> ${nft.owner}
    and not exists (select from app.activity s where s.nft_id = ${nft.id} and s.kind = 'sale' and s."to" = ${value('owner')})))`
  return isHidden ? unasked : sql`not ${unasked}`
}

/** "#12" by the number itself; three letters and more by trigrams; one or two by what a title is made of. */
function titleHolds(text: string): SQL | undefined {
  if (text === '') return undefined
  const number = /^#(\d{1,18})$/.exec(text)?.[1]
  if (number !== undefined) return sql`app.title_number(${nft.title}) = ${number}::bigint`
  if (Array.from(text).length > 2) return ilike(nft.title, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
  // Where many titles have it, they are met soon in the order of the list: looking for the letters is cheaper there than
  // taking each title apart, and is done first. What few have is found by the index over the parts.
  return sql`position(lower(${text}) in lower(${nft.title})) > 0 and app.grams(${nft.title}) @> array[lower(${text})]`
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

function mintAfter(column: MintOrder, sort: NftSort, value: ValueOf): SQL {
  return sort === 'oldest' ? sql`${column} > ${value('mintOrder')}` : sql`${column} < ${value('mintOrder')}`
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

function placeAfter(sort: NftSort, after: ListPlace | undefined, value: ValueOf): SQL | undefined {
  if (!after) return undefined
  const [by, mintOrder] = [value('by'), value('mintOrder')]
  switch (sort) {
    case 'newest':
    case 'oldest':
      return mintAfter(nft.mintOrder, sort, value)
    case 'price_low':
      return sql`(${nft.price}, ${nft.mintOrder}) > (${by}::numeric, ${mintOrder}::bigint)`
    case 'price_high':
      return sql`(${nft.price}, ${nft.mintOrder}) < (${by}::numeric, ${mintOrder}::bigint)`
    case 'listed':
      return sql`(${nft.listedAt}, ${nft.mintOrder}) < (${by}::bigint, ${mintOrder}::bigint)`
    default:
      return sort satisfies never
  }
}
