import { sql } from 'drizzle-orm'

import type { Database } from './connect.ts'
import { readJournal } from './migration-files.ts'

/** Names of the migrations of this build that the database has not applied yet. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ created_at: string }>(
    sql`select created_at from migrations.__drizzle_migrations`,
  )
  const applied = new Set(rows.map((row) => Number(row.created_at)))
  return readJournal()
    .filter(({ createdAt }) => !applied.has(createdAt))
    .map(({ tag }) => tag)
}
