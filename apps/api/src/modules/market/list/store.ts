import { collection } from '@mofu/db/app/collections'
import { nftTrait, trait } from '@mofu/db/app/collections/traits'
import { nft } from '@mofu/db/app/market'
import type { Database } from '@mofu/db/connect'
import { perDatabase } from '@mofu/db/per-database'
import { rowMapper } from '@mofu/db/row-mapper'
import { limits } from '@mofu/domain/limits'
import { nameTimes } from '@mofu/domain/name-state'
import type { NftSort } from '@mofu/domain/nft-sorts'
import { and, asc, desc, eq, ilike, inArray, not, or, type SQL, sql } from 'drizzle-orm'

import type { Nft } from '../nft.ts'
import { card } from '../store.ts'
import type { AllNftsFilter, ListedNft, ListPlace, NftFilter } from './nft-filter.ts'

const row = { ...card, listedAt: nft.listedAt }

/** Above this many tokens, a scan in list order finds them soon; below, they are collected and sorted. */
const GATHER_MOST = 2_000

export async function listNftsAfter(
  db: Database,
  filter: NftFilter,
  sort: NftSort,
  after: ListPlace | undefined,
  most: number,
): Promise<ListedNft[]> {
  if (filter.search === '' && filter.traits.length === 0) return plainPage(db)(filter, sort, after, most)
  const worn = await traitsInFilter(db, filter)
  // A trait that no token has gives an empty page.
  if (worn.some(({ ids }) => ids.length === 0)) return []
  const values = valuesOf(filter, after)
  const given: ValueOf = (name) => values[name]
  const [rarest] = worn
  const [id] = rarest?.ids ?? []
  const isDriving = rarest?.ids.length === 1 && (isByMint(sort) || rarest.count <= GATHER_MOST)
  const where = and(
    conditionsOf(filter, given),
    // A trait belongs to one collection: stated twice, it would lead the planner to scan the collection as well.
    isDriving && isByMint(sort) ? undefined : ofCollection(filter, given),
    placeAfter(sort, after, given),
    ...worn.slice(1).map(hasTrait),
  )
  if (!rarest)
    return read(
      db,
      select(db)
        .where(where)
        .orderBy(...orderOf(sort))
        .limit(most),
    )
  if (id === undefined || !isDriving) {
    return read(
      db,
      select(db)
        .where(and(where, hasTrait(rarest)))
        .orderBy(...orderOf(sort))
        .limit(most),
    )
  }
  // The trait's own rows are in mint order: they are read from there.
  return read(
    db,
    select(db)
      .innerJoin(nftTrait, and(eq(nftTrait.traitId, id), eq(nftTrait.mintOrder, nft.mintOrder)))
      .where(and(where, after && isByMint(sort) ? mintAfter(nftTrait.mintOrder, sort, given) : undefined))
      .orderBy(...(isByMint(sort) ? [mintOrderOf(nftTrait.mintOrder, sort)] : orderOf(sort)))
      .limit(most),
  )
}

/** Counts no further than to `most`. */
export async function countNftsUpTo(db: Database, filter: NftFilter, most: number): Promise<number> {
  const worn = await traitsInFilter(db, filter)
  if (worn.some(({ ids }) => ids.length === 0)) return 0
  const values = valuesOf(filter, undefined)
  const given: ValueOf = (name) => values[name]
  const found = db
    .select({ id: nft.id })
    .from(nft)
    .innerJoin(collection, eq(collection.id, nft.collectionId))
    .where(and(conditionsOf(filter, given), ofCollection(filter, given), ...worn.map(hasTrait)))
    .limit(most)
  return db.$count(found.as('found'))
}

export function listHeldBy(
  db: Database,
  owner: string,
  { chainId, now, mustHold, search, tokenIds }: AllNftsFilter,
  { skip, most }: { skip: number; most: number },
): Promise<Nft[]> {
  const isHeld = and(eq(nft.owner, owner), not(hasLapsed(now)))
  return read(
    db,
    select(db)
      .where(
        and(
          eq(nft.chainId, chainId),
          mustHold ? isHeld : or(isHeld, eq(nft.creator, owner)),
          titleHolds(search),
          tokenIds.length === 0 ? undefined : inArray(nft.tokenId, [...tokenIds]),
        ),
      )
      .orderBy(desc(nft.mintOrder))
      .offset(skip)
      .limit(most),
  )
}

/**
 * Rows a page reads, including the one that tells whether more follow: few sizes keep the number of prepared statements
 * low.
 */
const reads = [13, 25, 49, limits.nftPageMost + 1]

/**
 * Pages without a text or a trait, which are most of them. They have few shapes, so each is built and planned once; the
 * best plan for a text or a trait depends on its value. The limit is part of the shape: otherwise the planner does not
 * know that only the first rows are needed, and plans each page again.
 */
const plainPage = perDatabase((db) => {
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
    // A literal and not a parameter, which the builder's types do not allow for.
    return rowMapper(db, row, page.limit(sql.raw(String(count)) as never), name)
  }
  return async (filter: NftFilter, sort: NftSort, after: ListPlace | undefined, most: number) => {
    const count = reads.find((size) => size >= most) ?? most
    const name = `${shapeOf(filter, sort, after)}_${count}`
    const page = known.get(name) ?? write(name, filter, sort, after, count)
    known.set(name, page)
    return (await page.execute(valuesOf(filter, after))).slice(0, most)
  }
})

/** Which conditions are present, not their values. */
function shapeOf(filter: NftFilter, sort: NftSort, after: ListPlace | undefined): string {
  const { collection: contract, owner, isHidden, isListed, coin, minPrice, maxPrice, mediaType } = filter
  const has = [after, contract, owner, coin, minPrice, maxPrice, mediaType].map((one) => one !== undefined)
  return `nft_page_${sort}_${[...has, isHidden, isListed].map(Number).join('')}`
}

type Values = ReturnType<typeof valuesOf>
/** Where a condition's value comes from: given now, or a placeholder until the statement runs. */
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

function read(db: Database, page: ReturnType<typeof select>): Promise<ListedNft[]> {
  return rowMapper(db, row, page).execute()
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
    isVisible(filter, value),
    // Not `ask_end > now`: the planner would treat it as independent of coin and price, although all three correlate,
    // and would sort the few rows that it expects rather than read them in order.
    filter.isListed ? sql`${nft.askEnd} - ${value('now')}::bigint > 0` : undefined,
    coin === undefined ? undefined : sql`${nft.coin} = ${value('coin')}`,
    minPrice === undefined ? undefined : sql`${nft.price} >= ${value('minPrice')}`,
    maxPrice === undefined ? undefined : sql`${nft.price} <= ${value('maxPrice')}`,
    mediaType === undefined ? undefined : sql`${nft.mediaType} = ${value('mediaType')}`,
    titleHolds(filter.search),
  )
}

/**
 * Lists leave out hidden collections, and names, which have a list of their own; a collection's own page does not. An owner's tokens of unreviewed collections,
 * which somebody else created and nobody paid for, wait in a separate tab.
 */
function isVisible({ collection: contract, owner, isHidden }: NftFilter, value: ValueOf): SQL | undefined {
  if (owner === undefined) {
    return contract === undefined
      ? sql`${collection.state} in ('unverified', 'verified')
        and not exists (select from app.name m where m.id = ${nft.id})`
      : undefined
  }
  const unasked = sql`(${collection.state} in ('hidden', 'disabled') or (${collection.state} = 'unverified'
    and ${nft.creator} <> ${nft.owner} and ${collection.owner} <> ${nft.owner}
    and not exists (select from app.activity s where s.nft_id = ${nft.id} and s.kind = 'sale' and s."to" = ${value('owner')})))`
  return sql`not ${hasLapsed(value('now'))} and ${isHidden ? unasked : sql`not ${unasked}`}`
}

/** A name that is free again is nobody's, although its token has an owner. */
function hasLapsed(now: unknown): SQL {
  return sql`exists (select from app.name m where m.id = ${nft.id}
    and m.expiry <= ${now}::bigint - ${sql.raw(String(nameTimes.grace))})`
}

/** "#12" by the number itself; three characters and more by trigrams; one or two by the grams of the title. */
function titleHolds(text: string): SQL | undefined {
  if (text === '') return undefined
  const number = /^#(\d{1,18})$/.exec(text)?.[1]
  if (number !== undefined) return sql`app.title_number(${nft.title}) = ${number}::bigint`
  if (Array.from(text).length > 2) return ilike(nft.title, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
  // When many titles match, they are found soon in list order: comparing characters is cheaper there than splitting
  // each title, and is done first. Rare matches are found by the index over the grams.
  return sql`position(lower(${text}) in lower(${nft.title})) > 0 and app.grams(${nft.title}) @> array[lower(${text})]`
}

type TraitMatch = { ids: number[]; count: number }

/** The traits in the filter, one entry per type, rarest first. */
async function traitsInFilter(
  db: Database,
  { chainId, collection: of, traits }: NftFilter,
): Promise<TraitMatch[]> {
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
  const types = new Map<string, TraitMatch>(traits.map(({ type }) => [type, { ids: [], count: 0 }]))
  for (const { id, type, value, count } of known) {
    const group = types.get(type)
    if (!group || count === 0 || !traits.some((asked) => asked.type === type && asked.value === value))
      continue
    group.ids.push(id)
    group.count += count
  }
  return [...types.values()].toSorted((a, b) => a.count - b.count)
}

function hasTrait({ ids }: TraitMatch): SQL {
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
