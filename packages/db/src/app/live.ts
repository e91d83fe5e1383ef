import { bigint, index, jsonb, text, timestamp } from 'drizzle-orm/pg-core'

import { app } from './schema.ts'

/** What open screens are told, in the order in which it became true. Written in the transaction of what it speaks of. */
export const liveEvent = app.table(
  'live_event',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    facts: jsonb().$type<Record<string, string | number>>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('live_event_at').on(t.at)],
)
