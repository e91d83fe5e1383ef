import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { app } from './schema.ts'

/** What is wrong now and needs a person. A row goes when it is right again. */
export const alert = app.table(
  'alert',
  {
    /** Stable, for whoever watches the logs: `mall.operator_balance_low`. */
    name: text().notNull(),
    /** What it is about: a chain, a queue. */
    subject: text().notNull(),
    facts: jsonb().$type<Record<string, string | number>>().notNull(),
    raisedAt: moment('raised_at').notNull().defaultNow(),
    loggedAt: moment('logged_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.name, t.subject] })],
)
