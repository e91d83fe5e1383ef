import { readFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'

import type { Database } from './connect.ts'

type Journal = { entries: { when: number; tag: string }[] }

const journal = new URL('../migrations/meta/_journal.json', import.meta.url)

/** Names of the migrations of this build that the database has not applied yet. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from migrations.__drizzle_migrations`,
  )
  const last = Number(rows[0]?.last ?? 0)
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as Journal
  return entries.filter(({ when }) => when > last).map(({ tag }) => tag)
}
