import { bigint, customType, index, integer, primaryKey, smallint } from 'drizzle-orm/pg-core'

import { app } from '../schema.ts'

/** Compared byte by byte: order and prefixes are then the same on every server. */
const bytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/**
 * Where each listed product stands in the list of each of its terms, in each order: a page of a search is one range of
 * this key, however many products match. The empty term lists all of them. Only triggers write it
 * (packages/db/src/product-places.ts).
 */
export const productPlace = app.table(
  'product_place',
  {
    term: bytes().notNull(),
    /** A value of `placeSort`. */
    sort: smallint().notNull(),
    /** Pieces sold, the time of listing in milliseconds, or the lowest price in minor units. */
    value: bigint({ mode: 'bigint' }).notNull(),
    productId: integer('product_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.term, t.sort, t.value, t.productId] })],
)

export const placeSort = { popular: 0, newest: 1, price: 2 } as const

/** The words of all products that were ever listed: for suggestions, beginnings of words, and misspelt ones. */
export const searchWord = app.table('search_word', { word: bytes().primaryKey() }, (t) => [
  index('search_word_trigrams').using('gin', t.word.op('gin_trgm_ops')),
])
