import { collectionStates } from '@mofu/domain/collection-states'
import { text } from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { app } from '../schema.ts'

/**
 * An admin's moderation of a collection. Separate from app.collection, because a reorg may remove a collection and
 * bring it back, and the decision must survive that.
 */
export const collectionState = app.table('collection_state', {
  collectionId: text('collection_id').primaryKey(),
  state: text({ enum: collectionStates }).notNull(),
  setAt: moment('set_at').notNull().defaultNow(),
})
