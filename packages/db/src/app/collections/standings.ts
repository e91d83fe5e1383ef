import { collectionStates } from '@mofu/domain/collection-states'
import { text } from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { app } from '../schema.ts'

/**
 * What an admin has said of a collection. Apart from app.collection, because a reorganisation may take a collection and
 * bring it back: what people decided stays.
 */
export const standing = app.table('standing', {
  collectionId: text('collection_id').primaryKey(),
  state: text({ enum: collectionStates }).notNull(),
  setAt: moment('set_at').notNull().defaultNow(),
})
