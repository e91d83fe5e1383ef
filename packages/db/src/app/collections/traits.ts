import { bigint, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { app } from '../schema.ts'

/**
 * A trait of a collection and how many of its tokens have it. Maintained by triggers on app.nft
 * (../../counter-triggers.ts).
 */
export const trait = app.table(
  'trait',
  {
    /** For joins only; it never leaves the database. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    collectionId: text('collection_id').notNull(),
    type: text().notNull(),
    value: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [unique('trait_name').on(t.collectionId, t.type, t.value)],
)

/**
 * Which tokens have a trait, in mint order: a page of one trait is read like a page of a collection. A token is
 * identified by its mint order, which is unique on its chain and a third as long as its id.
 */
export const nftTrait = app.table(
  'nft_trait',
  {
    traitId: integer('trait_id').notNull(),
    mintOrder: bigint('mint_order', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.traitId, t.mintOrder] })],
)
