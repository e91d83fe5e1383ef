import type { Database, Transaction } from '@mofu/db/connect'
import { sql } from 'drizzle-orm'

import type { JobQueue } from './queue.ts'

export type JobOptions = {
  /** Of jobs with one key the queue's policy keeps one (packages/db/src/jobs/queues.ts). */
  key?: string
  /** Jobs of one group share a limit of how many run at once. */
  group?: string
  startAt?: Date
}

/** Adds a job in the transaction of the fact it follows from: neither is there without the other. */
export async function enqueue<Data extends object>(
  tx: Database | Transaction,
  queue: JobQueue<Data>,
  data: Data,
  options: JobOptions = {},
): Promise<void> {
  await enqueueAll(tx, queue, [{ data, ...options }])
}

export async function enqueueAll<Data extends object>(
  tx: Database | Transaction,
  { name }: JobQueue<Data>,
  jobs: readonly ({ data: Data } & JobOptions)[],
): Promise<void> {
  await tx.execute(sql`
    select jobs.enqueue(${name}, j.data, j.key, j.group, coalesce(j."startAt", now()))
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb)
      as j (data jsonb, key text, "group" text, "startAt" timestamptz)`)
}

/** Has the waiting job of a key tried now, or all of a queue that failed before. Says how many. */
export async function hurry(
  tx: Database | Transaction,
  { name }: JobQueue<object>,
  key?: string,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select jobs.hurry(${name}, ${key ?? null}) as count`,
  )
  return rows[0]?.count ?? 0
}
