import type { HomeContent } from '@mofu/domain/home-content'
import { bigint, integer, jsonb, text } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { app } from './schema.ts'

/** An admin's choices for a chain's home page. */
export const homeContent = app.table('home_content', {
  chainId: bigint('chain_id', { mode: 'number' }).primaryKey(),
  /** Optimistic lock: a save names the version it was based on. */
  version: integer().notNull(),
  content: jsonb().$type<HomeContent>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** As in the audit log. */
  updatedBy: text('updated_by').notNull(),
})
