import type { MetadataFault } from '@mofu/domain/metadata-faults'
import { sql } from 'drizzle-orm'
import { index, integer, text } from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { app } from '../schema.ts'

/** Tokens whose metadata lies elsewhere: what is to be read, when next, and what became of the last try. */
export const metadataFetch = app.table(
  'metadata_fetch',
  {
    nftId: text('nft_id').primaryKey(),
    tokenUri: text('token_uri').notNull(),
    tries: integer().notNull().default(0),
    /** Null while there is nothing to do. While somebody reads, it lies ahead: whoever dies on the way is followed by another. */
    nextTryAt: moment('next_try_at').defaultNow(),
    /** When the copy that is shown was read. */
    readAt: moment('read_at'),
    fault: text().$type<MetadataFault>(),
    /** When somebody last asked for it to be read anew. */
    askedAt: moment('asked_at'),
  },
  (t) => [
    index('metadata_fetch_next')
      .on(t.nextTryAt)
      .where(sql`next_try_at is not null`),
  ],
)
