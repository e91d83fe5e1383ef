import { collectionStates } from '@mofu/domain/collection-states'
import { text, timestamp } from 'drizzle-orm/pg-core'

import { app } from '../schema.ts'

/**
 * What an admin has said of a collection. Apart from app.collection, because a reorganisation may take a collection and
 * bring it back: what people decided stays.
 */
export const standing = app.table('standing', {
  collectionId: text('collection_id').primaryKey(),
  state: text({ enum: collectionStates }).notNull(),
  setAt: timestamp('set_at', { withTimezone: true }).notNull().defaultNow(),
})
