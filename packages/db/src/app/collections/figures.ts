import { sql } from 'drizzle-orm'
import { bigint, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../../columns.ts'
import { app } from '../schema.ts'

/**
 * A collection's market in one coin: amounts of two coins are never added. Maintained by triggers
 * (../../counter-triggers.ts).
 */
export const collectionCoin = app.table(
  'collection_coin',
  {
    collectionId: text('collection_id').notNull(),
    coin: text().notNull(),
    /** Open asks, including expired ones: expiry is evaluated at read time. */
    listed: integer().notNull().default(0),
    sales: integer().notNull().default(0),
    volume: uint256('volume')
      .notNull()
      .default(sql`0`),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.coin] })],
)

/**
 * Daily events of a collection (days since 1970, UTC), by kind and coin. Maintained by triggers
 * (../../counter-triggers.ts).
 */
export const collectionDay = app.table(
  'collection_day',
  {
    collectionId: text('collection_id').notNull(),
    day: integer().notNull(),
    kind: text().notNull(),
    /** Empty where no money changes hands. */
    coin: text().notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    count: integer().notNull(),
    volume: uint256('volume').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.day, t.kind, t.coin] }),
    // Covers everything the market's figures need, so they are summed from the index alone.
    index('collection_day_sales')
      .on(t.chainId, t.day, t.collectionId, t.coin, t.count, t.volume)
      .where(sql`kind = 'sale'`),
  ],
)
