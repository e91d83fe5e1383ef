import { bigint, index, jsonb, text } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { app } from './schema.ts'

/** Live events for open screens, in order. Written in the transaction of the change they announce. */
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
