import type { Database } from '@mofu/db/connect'
import { termsOfQuestion } from '@mofu/domain/mall/search-terms'

import type { ProductCard } from '../product.ts'
import { searchProducts } from './search-products.ts'
import { countByTerm, listWordsLike } from './store.ts'

const WORDS_CONSIDERED = 20
const WORDS_SHOWN = 5
const PRODUCTS_SHOWN = 4
/** Enough to tell a word of many products from one of few. */
const COUNTED = 100

/** What somebody may be about to type: the query with its last word completed, and the best products so far. */
export async function suggest(
  db: Database,
  keyword: string,
): Promise<{ queries: string[]; products: ProductCard[] }> {
  const typed = keyword.trim()
  if (typed === '') return { queries: [], products: [] }
  const { list } = await searchProducts(db, {
    keyword: typed,
    categoryId: 0,
    shopId: undefined,
    priceFrom: undefined,
    priceTo: undefined,
    isInStock: false,
    order: { by: 'popular', isDescending: true },
    page: 1,
    pageSize: PRODUCTS_SHOWN,
    cursor: undefined,
  })
  return { queries: await completions(db, typed), products: list }
}

async function completions(db: Database, typed: string): Promise<string[]> {
  const last = /[\p{L}\p{N}]+$/u.exec(typed)?.[0].toLowerCase() ?? ''
  const isWord =
    last.length > 1 && termsOfQuestion(last).every((one) => one.isWord || one.term.startsWith('y:'))
  if (!isWord) return []
  const words = (await listWordsLike(db, last, WORDS_CONSIDERED)).filter((word) => word !== last)
  if (words.length === 0) return []
  const counts = await countByTerm(db, words, COUNTED)
  const before = typed.slice(0, typed.length - last.length)
  return words
    .filter((word) => (counts.get(word) ?? 0) > 0)
    .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
    .slice(0, WORDS_SHOWN)
    .map((word) => `${before}${word}`)
}
