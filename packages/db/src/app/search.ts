import { bigint, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { app } from './schema.ts'

/**
 * What a search finds by the beginning of a word: a text from each of its words on, in one order, so that a search reads
 * the first matches and no others. Maintained by triggers (../search-triggers.ts).
 */
export const searchTerm = app.table(
  'search_term',
  {
    /** For joins only; it never leaves the database. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What has it: a shop or a collection by its name, or the tokens of a collection by their titles. */
    kind: text({ enum: ['collection', 'nft', 'shop'] }).notNull(),
    /** 0 for shops, which belong to no chain. */
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    term: text().notNull(),
    /** The id of the collection or the shop. */
    subject: text().notNull(),
    count: integer().notNull(),
  },
  // Byte order: the range of a prefix is then the same in every collation.
  (t) => [uniqueIndex('search_term_of').on(t.kind, t.chainId, t.term.op('text_pattern_ops'), t.subject)],
)

/** Which tokens have a term in their title, by mint order, as in `nft_trait`. */
export const nftTerm = app.table(
  'nft_term',
  {
    termId: bigint('term_id', { mode: 'number' }).notNull(),
    mintOrder: bigint('mint_order', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.termId, t.mintOrder] })],
)
