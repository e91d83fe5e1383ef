import type { MetadataFault } from '@mofu/domain/metadata-faults'
import { text } from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { app } from '../schema.ts'

/** Tokens whose metadata lies elsewhere: what is to be read, and what became of the last try. Reading it is a job. */
export const metadataFetch = app.table('metadata_fetch', {
  nftId: text('nft_id').primaryKey(),
  tokenUri: text('token_uri').notNull(),
  /** When the copy that is shown was read. */
  readAt: moment('read_at'),
  fault: text().$type<MetadataFault>(),
  /** When somebody last asked for it to be read anew. */
  askedAt: moment('asked_at'),
})
