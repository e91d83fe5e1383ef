import { bigint, text } from 'drizzle-orm/pg-core'

import { app } from './schema.ts'

/**
 * How often the tables of a family have changed, up to the last fold. The version of a family is this number plus its
 * rows in `read_change` (../read-versions.ts).
 */
export const readVersion = app.table('read_version', {
  family: text().primaryKey(),
  changes: bigint({ mode: 'number' }).notNull().default(0),
})

/**
 * One row for each transaction and family it changed, until the worker folds it into `read_version`. Without a key:
 * rows are counted and deleted together, and an index would cost every writer.
 */
export const readChange = app.table('read_change', { family: text().notNull() })
