import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core'

import { app } from '../schema.ts'

/** Who holds how many of a collection. Follows app.nft by itself (../../followers.ts): nobody else writes it. */
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
