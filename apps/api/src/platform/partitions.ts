import type { Database } from '@mofu/db/connect'
import { sql } from 'drizzle-orm'

/** Creates the partitions of the coming months, so that every row has one. Returns how many were created. */
export async function makePartitions(db: Database): Promise<number> {
  const { rows } = await db.execute<{ made: number }>(sql`select app.make_partitions() as made`)
  return rows[0]?.made ?? 0
}
