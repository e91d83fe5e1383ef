import type { Connection } from '@mofu/db/connect'
import { DEAD_LETTER_QUEUE, jobQueues } from '@mofu/db/jobs/queues'
import { sql } from 'drizzle-orm'

export type QueueFigures = { name: string; waiting: number; active: number; oldestDueAt: number | null }

/** The size of every queue, and how long the job that is due for the longest time has waited. */
export async function listQueues(db: Connection): Promise<QueueFigures[]> {
  const { rows } = await db.execute<QueueFigures>(sql`
    select name, (count(*) filter (where state < 'active'))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      floor(extract(epoch from min(start_after) filter (where state < 'active' and start_after <= now())))::float8
        as "oldestDueAt"
    from jobs.job where state <= 'active' and name <> ${DEAD_LETTER_QUEUE} group by name`)
  const found = new Map(rows.map((row) => [row.name, row]))
  return Object.keys(jobQueues).map(
    (name) => found.get(name) ?? { name, waiting: 0, active: 0, oldestDueAt: null },
  )
}
