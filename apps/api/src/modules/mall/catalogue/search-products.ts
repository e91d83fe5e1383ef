import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { categoryTerm, shopTerm, termsOfQuestion } from '@mofu/domain/mall/search-terms'

import type { Order, Place, ProductCard } from './product.ts'
import { listProducts } from './store.ts'

type Search = {
  keyword: string
  categoryId: number
  shopId: number | undefined
  order: Order
  page: number
  pageSize: number
  cursor: string | undefined
}

/** A page of products. Numbered pages are SPEC's and limited; a cursor continues indefinitely at constant cost. */
export async function searchProducts(
  db: Database,
  { keyword, categoryId, shopId, order, page, pageSize, cursor }: Search,
): Promise<{ list: ProductCard[]; next: string | null }> {
  const words = termsOfQuestion(keyword)
  // Only punctuation and spaces: that matches nothing, rather than everything.
  if (words.length === 0 && keyword.trim() !== '') return { list: [], next: null }
  const found = await listProducts(db, {
    terms: [
      ...words,
      ...(categoryId === 0 ? [] : [categoryTerm(categoryId)]),
      ...(shopId === undefined ? [] : [shopTerm(shopId)]),
    ],
    order,
    after: cursor === undefined ? undefined : readPlace(cursor),
    skip: cursor === undefined ? (page - 1) * pageSize : 0,
    most: pageSize + 1,
  })
  const list = found.slice(0, pageSize)
  const last = list.at(-1)
  return { list, next: found.length > pageSize && last ? placeOf(last, order) : null }
}

function placeOf({ id, priceFrom, soldCount, listedAt }: ProductCard, { by }: Order): string {
  const value = { price: priceFrom, popular: soldCount, newest: listedAt.getTime() }[by]
  return `${value}-${id}`
}

function readPlace(cursor: string): Place {
  const [, value, id] = /^(\d{1,18})-(\d{1,9})$/.exec(cursor) ?? []
  if (value === undefined || id === undefined) throw new DomainError('mall.cursor_invalid', { cursor })
  return { value: BigInt(value), id: Number(id) }
}
