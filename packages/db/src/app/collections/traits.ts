import { bigint, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { app } from '../schema.ts'

/** A trait of a collection and how many of its tokens wear it. Follows app.nft by itself (../../followers.ts). */
export const trait = app.table(
  'trait',
  {
    /** For joins alone; nothing outside of the database knows it. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    collectionId: text('collection_id').notNull(),
    type: text().notNull(),
    value: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [unique('trait_name').on(t.collectionId, t.type, t.value)],
)

/**
 * Who wears a trait, in the order in which they were minted: a page of one trait is read like a page of a collection.
 * A token is named by its place in that order, which is its own on its chain and a third as long as its id.
 */
export const nftTrait = app.table(
  'nft_trait',
  {
    traitId: integer('trait_id').notNull(),
    mintOrder: bigint('mint_order', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.traitId, t.mintOrder] })],
)
