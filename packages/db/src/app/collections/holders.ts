import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core'

import { app } from '../schema.ts'

/**
 * How many tokens of a collection each account holds. Maintained by triggers on app.nft (../../counter-triggers.ts):
 * nothing else writes it.
 */
export const holder = app.table(
  'holder',
  {
    collectionId: text('collection_id').notNull(),
    owner: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.owner] }),
    index('holder_fullest').on(t.collectionId, t.count.desc().nullsFirst(), t.owner),
    index('holder_gone')
      .on(t.collectionId)
      .where(sql`count = 0`),
  ],
)
