import { bigint, index, jsonb, text } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { app } from './schema.ts'

/** What open screens are told, in the order in which it became true. Written in the transaction of what it speaks of. */
export const liveEvent = app.table(
  'live_event',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    facts: jsonb().$type<Record<string, string | number>>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('live_event_at').on(t.at)],
)
