import type { MetadataFault } from '@mofu/domain/metadata-faults'
import { text } from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { app } from '../schema.ts'

/** Tokens with external metadata: what to read, and the outcome of the last attempt. A job reads it. */
export const metadataFetch = app.table('metadata_fetch', {
  nftId: text('nft_id').primaryKey(),
  tokenUri: text('token_uri').notNull(),
  /** When the shown copy was read. */
  readAt: moment('read_at'),
  fault: text().$type<MetadataFault>(),
  /** When a refresh was last requested. */
  askedAt: moment('asked_at'),
})
