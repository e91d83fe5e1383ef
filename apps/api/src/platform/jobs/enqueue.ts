import type { Connection } from '@mofu/db/connect'
import { sql } from 'drizzle-orm'

import type { JobQueue } from './queue.ts'

export type JobOptions = {
  /** The queue's policy allows one job per key (packages/db/src/jobs/queues.ts). */
  key?: string
  /** Jobs of one group share a concurrency limit. */
  group?: string
  startAt?: Date
}

/** Adds a job in the transaction of the fact that causes it: one never exists without the other. */
export async function enqueue<Data extends object>(
  tx: Connection,
  queue: JobQueue<Data>,
  data: Data,
  options: JobOptions = {},
): Promise<void> {
  await enqueueAll(tx, queue, [{ data, ...options }])
}

export async function enqueueAll<Data extends object>(
  tx: Connection,
  { name }: JobQueue<Data>,
  jobs: readonly ({ data: Data } & JobOptions)[],
): Promise<void> {
  await tx.execute(sql`
    select jobs.enqueue(${name}, j.data, j.key, j.group, coalesce(j."startAt", now()))
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb)
      as j (data jsonb, key text, "group" text, "startAt" timestamptz)`)
}

/** Runs the waiting job of a key now, or all jobs of a queue that failed before. Returns how many. */
export async function runNow(tx: Connection, { name }: JobQueue<object>, key?: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select jobs.hurry(${name}, ${key ?? null}) as count`,
  )
  return rows[0]?.count ?? 0
}
