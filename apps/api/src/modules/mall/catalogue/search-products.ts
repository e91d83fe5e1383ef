import { DomainError } from '@mofu/domain/domain-error'
import type { ProductOrder } from '@mofu/domain/mall/product-order'
import { categoryTerm, shopTerm, termsOfQuestion } from '@mofu/domain/mall/search-terms'

import type { ProductCard } from './product.ts'

export type Order = { by: ProductOrder; isDescending: boolean }

/** Where a page ended: the value it is ordered by, and the product, since many may have the same value. */
export type Place = { value: bigint; id: number }

export type SearchStore = {
  /** Listed products that have all the terms, after a place or past so many rows. */
  search(input: {
    terms: readonly string[]
    order: Order
    after: Place | undefined
    skip: number
    most: number
  }): Promise<ProductCard[]>
}

export type Search = {
  keyword: string
  categoryId: number
  shopId: number | undefined
  order: Order
  page: number
  pageSize: number
  cursor: string | undefined
}

/** A page of products. Numbered pages are SPEC's and end early; the cursor goes on as far as anyone likes at the same cost. */
export async function searchProducts(
  { store }: { store: SearchStore },
  { keyword, categoryId, shopId, order, page, pageSize, cursor }: Search,
): Promise<{ list: ProductCard[]; next: string | null }> {
  const words = termsOfQuestion(keyword)
  // Only marks and spaces: nothing can be found by them, which is not the same as everything.
  if (words.length === 0 && keyword.trim() !== '') return { list: [], next: null }
  const found = await store.search({
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
