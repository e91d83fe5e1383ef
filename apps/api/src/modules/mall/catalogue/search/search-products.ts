import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { categoryTerm, shopTerm } from '@mofu/domain/mall/search-terms'

import type { Order, Place, ProductCard } from '../product.ts'
import { COUNTED, type Question, readQuestion } from './read-question.ts'
import {
  findEnd,
  listByIds,
  listFewMatches,
  listFewOfPrice,
  listMatching,
  type Matching,
  type Walk,
} from './store.ts'

type Search = {
  keyword: string
  categoryId: number
  shopId: number | undefined
  priceFrom: bigint | undefined
  priceTo: bigint | undefined
  isInStock: boolean
  order: Order
  page: number
  pageSize: number
  cursor: string | undefined
}

type Total = { count: number; isCapped: boolean }

export type FoundProducts = {
  list: ProductCard[]
  next: string | null
  /** Null where counting would cost more than the page. */
  total: Total | null
  readAs: string | null
}

/** So many places of the rarest term are read for a page, whether their products match or not. */
const READ_MOST = 1_000

const nothing: FoundProducts = { list: [], next: null, total: { count: 0, isCapped: false }, readAs: null }

/**
 * A page of products. Numbered pages are SPEC's and limited; a cursor continues indefinitely. The cost of a page does
 * not grow with the number of products: it reads the ordered list of the rarest term until enough of its products match.
 * Where too few of them do, all matches are collected if they are few, and otherwise the page is short and its cursor
 * continues where it stopped reading.
 */
export async function searchProducts(db: Database, search: Search): Promise<FoundProducts> {
  const { keyword, categoryId, shopId, order, page, pageSize, cursor } = search
  const question = await readQuestion(db, keyword, [
    ...(categoryId === 0 ? [] : [categoryTerm(categoryId)]),
    ...(shopId === undefined ? [] : [shopTerm(shopId)]),
  ])
  if (!question.groups) return nothing
  const { readAs } = question
  const [rarest = [''], ...others] = question.groups.toSorted(
    (one, other) => countOf(question, one) - countOf(question, other),
  )
  const matching = matchingOf(search, others)
  const after = cursor === undefined ? undefined : readPlace(cursor)
  const skip = cursor === undefined ? (page - 1) * pageSize : 0
  const walk: Walk = { terms: rarest, order, after, most: READ_MOST + skip }
  const found = await listMatching(db, walk, matching, { skip, most: pageSize + 1 })
  const isWhole = found.length > pageSize || countOf(question, rarest) <= READ_MOST
  const end = isWhole ? undefined : await findEnd(db, walk)
  if (end === undefined) {
    const isAll = cursor === undefined && skip === 0 && found.length <= pageSize
    const total = isAll ? exactly(found.length) : totalOf(question, rarest, matching)
    return { ...pageOf(found, pageSize, order), total, readAs }
  }
  const all = await collectFew(
    db,
    { order, after, matching: { ...matching, groups: question.groups } },
    rarest,
  )
  if (!all) {
    const total = totalOf(question, rarest, matching)
    return { list: found, next: placeText(end), total, readAs }
  }
  const sorted = all.toSorted((one, other) => compare(one, other) * (order.isDescending ? -1 : 1))
  const ids = sorted.slice(skip, skip + pageSize + 1).map(({ id }) => id)
  const list = ids.length === 0 ? [] : await listByIds(db, order, ids)
  const total = cursor === undefined ? exactly(all.length) : null
  return { ...pageOf(list, pageSize, order), total, readAs }
}

/** All matches where few products have the wanted price, or few have all of the terms. */
async function collectFew(
  db: Database,
  search: { order: Order; after: Place | undefined; matching: Matching },
  rarest: readonly string[],
): Promise<Place[] | undefined> {
  const { priceFrom, priceTo, groups } = search.matching
  const few = { ...search, most: READ_MOST }
  const [term] = rarest
  if (rarest.length === 1 && term !== undefined && (priceFrom !== undefined || priceTo !== undefined)) {
    const ofPrice = await listFewOfPrice(db, few, term)
    if (ofPrice) return ofPrice
  }
  return groups.length > 1 ? listFewMatches(db, few) : undefined
}

function matchingOf({ priceFrom, priceTo, isInStock }: Search, groups: string[][]): Matching {
  return { groups, priceFrom, priceTo, isInStock }
}

function countOf({ counts }: Question, group: readonly string[]): number {
  return group.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0)
}

const exactly = (count: number): Total => ({ count, isCapped: false })

/** Where one term is all that is asked for, its products were counted; a product may have two words of a beginning. */
function totalOf(question: Question, rarest: readonly string[], matching: Matching): Total | null {
  const { groups, priceFrom, priceTo, isInStock } = matching
  const isFiltered = groups.length > 0 || priceFrom !== undefined || priceTo !== undefined || isInStock
  if (isFiltered || rarest.length > 1) return null
  const count = countOf(question, rarest)
  return { count: Math.min(count, COUNTED), isCapped: count > COUNTED }
}

function pageOf(found: ProductCard[], pageSize: number, { by }: Order): Pick<FoundProducts, 'list' | 'next'> {
  const list = found.slice(0, pageSize)
  const last = list.at(-1)
  if (found.length <= pageSize || !last) return { list, next: null }
  const value = {
    price: last.priceFrom,
    popular: BigInt(last.soldCount),
    newest: BigInt(last.listedAt.getTime()),
  }[by]
  return { list, next: placeText({ value, id: last.id }) }
}

function compare(one: Place, other: Place): number {
  if (one.value !== other.value) return one.value < other.value ? -1 : 1
  return one.id - other.id
}

function placeText({ value, id }: Place): string {
  return `${value}-${id}`
}

function readPlace(cursor: string): Place {
  const [, value, id] = /^(\d{1,18})-(\d{1,9})$/.exec(cursor) ?? []
  if (value === undefined || id === undefined) throw new DomainError('mall.cursor_invalid', { cursor })
  return { value: BigInt(value), id: Number(id) }
}
