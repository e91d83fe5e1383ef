import type { AlertName } from '@mofu/domain/alert-names'
import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { app } from './schema.ts'

/** Conditions that need an operator now. A row is deleted once the condition is resolved. */
export const alert = app.table(
  'alert',
  {
    /** Stable, because log monitors match it: `mall.operator_balance_low`. */
    name: text().$type<AlertName>().notNull(),
    /** What it is about: a chain, a queue. */
    subject: text().notNull(),
    facts: jsonb().$type<Record<string, string | number>>().notNull(),
    raisedAt: moment('raised_at').notNull().defaultNow(),
    loggedAt: moment('logged_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.name, t.subject] })],
)
