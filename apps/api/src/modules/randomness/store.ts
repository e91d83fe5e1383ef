import type { Connection } from '@mofu/db/connect'
import { sql } from 'drizzle-orm'

/** Pulls and draws of a chain that were paid before a time and are not settled, and when the first of them was paid. */
export async function countPendingBefore(
  db: Connection,
  { chainId, before }: { chainId: number; before: number },
): Promise<{ count: number; oldest: number | undefined }> {
  const { rows } = await db.execute<{ count: number; oldest: string | null }>(sql`
    select count(*)::int as count, min(paid_at) as oldest from (
      select paid_at from app.pull where state = 'pending' and chain_id = ${chainId} and paid_at < ${before}
      union all
      select paid_at from app.draw where state = 'pending' and chain_id = ${chainId} and paid_at < ${before}
    ) late`)
  const [row] = rows
  return { count: row?.count ?? 0, oldest: row?.oldest ? Number(row.oldest) : undefined }
}

/** Pulls and draws of each chain that are paid and not settled. */
export async function countPending(db: Connection): Promise<{ chainId: number; count: number }[]> {
  const { rows } = await db.execute<{ chainId: number; count: number }>(sql`
    select chain_id::float8 as "chainId", count(*)::int as count from (
      select chain_id from app.pull where state = 'pending'
      union all
      select chain_id from app.draw where state = 'pending'
    ) pending group by chain_id`)
  return rows
}
