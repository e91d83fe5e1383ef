import { placeSort, productPlace, searchWord } from '@mofu/db/app/mall/search'
import { product, shop, sku } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'

import type { Order, Place, ProductCard } from '../product.ts'
import { isListed, productCard } from '../store.ts'

/** A product matches that has one term of each group, within the prices, and in stock where that is asked for. */
export type Matching = {
  groups: readonly (readonly string[])[]
  priceFrom: bigint | undefined
  priceTo: bigint | undefined
  isInStock: boolean
}

/** A list of places in their order, after a position: of the terms of one group, of which a product may have several. */
export type Walk = { terms: readonly string[]; order: Order; after: Place | undefined; most: number }

type Found = { id: number; value: bigint }

const orderColumn = { popular: product.soldCount, newest: product.listedAt, price: product.priceFrom }

/** How many listed products have each term, counted up to a limit. */
export async function countByTerm(
  db: Connection,
  terms: readonly string[],
  most: number,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ term: string; count: number }>(sql`
    select asked.term, (select count(*)::int from (select from ${productPlace}
      where ${productPlace.term} = asked.term and ${productPlace.sort} = ${placeSort.newest} limit ${most}) first) as count
    from unnest(${sql.param([...terms])}::text[]) asked(term)`)
  return new Map(rows.map(({ term, count }) => [term, count]))
}

/** The first products of a walk that match: so many after so many. The rest of the walk is not read. */
export function listMatching(
  db: Connection,
  walk: Walk,
  matching: Matching,
  { skip, most }: { skip: number; most: number },
): Promise<ProductCard[]> {
  const direction = directionOf(walk.order)
  const condition = conditionOf(matching)
  // A limit inside the lateral join, so that products are read one by one, in the order of the walk, until enough match.
  const matches = condition
    ? sql`cross join lateral (select from ${product} where ${product.id} = walk.product_id and ${condition} limit 1) one`
    : sql``
  const ids = sql`select walk.product_id from (${placesOf(walk)}) walk ${matches}
    order by walk.value ${direction}, walk.product_id ${direction} limit ${most} offset ${skip}`
  return listCards(db, walk.order, sql`${product.id} in (${ids})`)
}

/** The last place of a walk that goes on after it; undefined when there are no more. */
export async function findEnd(db: Connection, walk: Walk): Promise<Place | undefined> {
  const longer = { ...walk, most: walk.most + 1 }
  const { rows } = await db.execute<{ id: number; value: string }>(sql`
    select walk.product_id as id, walk.value from (${placesOf(longer)}) walk
    order by walk.value ${directionOf(walk.order)}, walk.product_id ${directionOf(walk.order)}
    limit 2 offset ${walk.most - 1}`)
  const [last, next] = rows
  return last && next && { id: last.id, value: BigInt(last.value) }
}

/**
 * All matches after a position, or undefined when there are more than `most`: by the index that has all terms of a
 * product, which is fast where terms are frequent and products with all of them are not.
 */
export async function listFewMatches(
  db: Connection,
  {
    order,
    after,
    matching,
    most,
  }: { order: Order; after: Place | undefined; matching: Matching; most: number },
): Promise<Found[] | undefined> {
  const value = valueOf(order)
  const place = after && isPast(sql`${value}`, sql`${product.id}`, order, after)
  return few(
    db,
    sql`select ${product.id} as id, ${value} as value from ${product}
      where ${and(isListed, termsCondition(matching.groups), conditionOf({ ...matching, groups: [] }), place)}`,
    most,
  )
}

/** The same by the prices of a term: fast where few products cost so much. */
export async function listFewOfPrice(
  db: Connection,
  search: { order: Order; after: Place | undefined; matching: Matching; most: number },
  term: string,
): Promise<Found[] | undefined> {
  const { order, after, matching, most } = search
  const value = valueOf(order)
  const { priceFrom = 0n, priceTo } = matching
  const to = priceTo === undefined ? sql`` : sql`and ${productPlace.value} <= ${priceTo}`
  const place = after && isPast(sql`${value}`, sql`${product.id}`, order, after)
  const priced = await few(
    db,
    sql`select ${productPlace.productId} as id, 0 as value from ${productPlace}
      where ${productPlace.term} = ${term} and ${productPlace.sort} = ${placeSort.price}
        and ${productPlace.value} >= ${priceFrom} ${to}`,
    most,
  )
  if (!priced) return undefined
  const ids = priced.map(({ id }) => id)
  return few(
    db,
    sql`select ${product.id} as id, ${value} as value from ${product}
      where ${and(inArray(product.id, ids), isListed, conditionOf(matching), place)}`,
    most,
  )
}

async function few(db: Connection, matches: SQL, most: number): Promise<Found[] | undefined> {
  const { rows } = await db.execute<{ id: number; value: string }>(sql`${matches} limit ${most + 1}`)
  return rows.length > most ? undefined : rows.map(({ id, value }) => ({ id, value: BigInt(value) }))
}

export function listByIds(db: Connection, order: Order, ids: readonly number[]): Promise<ProductCard[]> {
  return listCards(db, order, and(inArray(product.id, [...ids]), isListed))
}

/** Words that begin like this one, the shortest first. */
export async function listWordsLike(db: Connection, beginning: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(sql`${searchWord.word} >= ${beginning} and ${searchWord.word} < ${`${beginning}\u{10FFFF}`}`)
    .orderBy(sql`length(${searchWord.word})`, asc(searchWord.word))
    .limit(most)
  return rows.map(({ word }) => word)
}

/** Words that are spelt almost like this one, the most similar first. */
export async function listSimilarWords(db: Connection, misspelt: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(sql`${searchWord.word} % ${misspelt}`)
    .orderBy(sql`similarity(${searchWord.word}, ${misspelt}) desc`, asc(searchWord.word))
    .limit(most)
  return rows.map(({ word }) => word)
}

function listCards(
  db: Connection,
  { by, isDescending }: Order,
  condition: SQL | undefined,
): Promise<ProductCard[]> {
  const direction = isDescending ? desc : asc
  return db
    .select(productCard)
    .from(product)
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(condition)
    .orderBy(direction(orderColumn[by]), direction(product.id))
}

/** Each term's list is read in order and merged, and a product that is in several is taken once. */
function placesOf({ terms, order, after, most }: Walk): SQL {
  const direction = directionOf(order)
  const lists = terms.map(
    (term) =>
      sql`select value, product_id from ${productPlace} where ${and(
        eq(productPlace.term, term),
        eq(productPlace.sort, placeSort[order.by]),
        after && isPast(sql`value`, sql`product_id`, order, after),
      )}`,
  )
  const merged = sql.join(lists, sql` union all `)
  return terms.length === 1
    ? sql`${merged} order by value ${direction}, product_id ${direction} limit ${most}`
    : sql`select distinct on (value, product_id) value, product_id from (${merged}) lists
        order by value ${direction}, product_id ${direction} limit ${most}`
}

function conditionOf({ groups, priceFrom, priceTo, isInStock }: Matching): SQL | undefined {
  return and(
    termsCondition(groups),
    priceFrom === undefined ? undefined : sql`${product.priceFrom} >= ${priceFrom}`,
    priceTo === undefined ? undefined : sql`${product.priceFrom} <= ${priceTo}`,
    isInStock
      ? sql`exists (select from ${sku} where ${sku.productId} = ${product.id} and ${sku.isOnSale} and ${sku.onHand} > ${sku.reserved})`
      : undefined,
  )
}

function termsCondition(groups: Matching['groups']): SQL | undefined {
  const single = groups.flatMap((group) => (group.length === 1 ? group : []))
  return and(
    single.length === 0 ? undefined : sql`${product.terms} @> ${sql.param(single)}::text[]`,
    ...groups
      .filter((group) => group.length > 1)
      .map((group) => sql`${product.terms} && ${sql.param([...group])}::text[]`),
  )
}

/** What `product_place` has as the value of this order (packages/db/src/product-places.ts). */
function valueOf({ by }: Order): SQL {
  if (by !== 'newest') return sql`${orderColumn[by]}::bigint`
  return sql`floor(extract(epoch from ${product.listedAt}) * 1000)::bigint`
}

function isPast(value: SQL, id: SQL, { isDescending }: Order, after: Place): SQL {
  const than = isDescending ? sql`<` : sql`>`
  return sql`(${value}, ${id}) ${than} (${after.value}::bigint, ${after.id}::int)`
}

function directionOf({ isDescending }: Order): SQL {
  return sql.raw(isDescending ? 'desc' : 'asc')
}

/** Products whose terms are of an older version; those that somebody is saving are left for the next time. */
export function lockOutdatedTerms(tx: Transaction, version: number, most: number) {
  return tx
    .select({
      id: product.id,
      title: product.title,
      categoryId: product.categoryId,
      shopId: product.shopId,
      shopName: sql<string>`(select s.name from app.shop s where s.id = ${product}.shop_id)`,
    })
    .from(product)
    .where(lt(product.termsVersion, version))
    .orderBy(asc(product.termsVersion), asc(product.id))
    .limit(most)
    .for('no key update', { skipLocked: true })
}

export async function updateTerms(
  tx: Transaction,
  id: number,
  values: { terms: string[]; termsVersion: number },
): Promise<void> {
  await tx.update(product).set(values).where(eq(product.id, id))
}
