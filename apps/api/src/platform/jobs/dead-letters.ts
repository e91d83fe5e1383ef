import type { Connection, Transaction } from '@mofu/db/connect'
import { DEAD_LETTER_QUEUE } from '@mofu/db/jobs/queues'
import { sql } from 'drizzle-orm'

export type DeadLetter = {
  id: string
  queue: string
  /** When it was first enqueued, and when its last attempt failed. */
  createdAt: Date
  failedAt: Date
  attempts: number
  /** Contains no personal data: errors are reduced before they are stored (run-jobs.ts). */
  reason: string
}

const SHOWN_MOST = 100

/** Jobs that have used up their retries, newest first, and their total. */
export async function listDeadLetters(db: Connection): Promise<{ count: number; list: DeadLetter[] }> {
  const { rows } = await db.execute<Omit<DeadLetter, 'createdAt' | 'failedAt'> & Moments>(sql`
    select id, source_name as queue, extract(epoch from coalesce(source_created_on, created_on))::float8 as created,
      extract(epoch from created_on)::float8 as failed, coalesce(source_retry_count, 0) + 1 as attempts,
      coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', source_output ->> 'value', '') as reason,
      (count(*) over ())::int as count
    from jobs.job where name = ${DEAD_LETTER_QUEUE} and state = 'created'
    order by created_on desc, id limit ${SHOWN_MOST}`)
  return {
    count: rows[0]?.count ?? 0,
    list: rows.map(({ created, failed, id, queue, attempts, reason }) => ({
      id,
      queue,
      attempts,
      reason,
      createdAt: new Date(created * 1_000),
      failedAt: new Date(failed * 1_000),
    })),
  }
}

type Moments = { created: number; failed: number; count: number }

/**
 * Gives a job all its attempts again, and returns its queue; undefined when there is no such dead letter. When the queue
 * has another job with the same key by now, that one does the work.
 */
export async function requeueDeadLetter(tx: Transaction, id: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ queue: string }>(sql`
    with gone as (
      delete from jobs.job where name = ${DEAD_LETTER_QUEUE} and id = ${id}::uuid and state = 'created'
      returning source_name, data, singleton_key, group_id)
    select source_name as queue, jobs.enqueue(source_name, data, singleton_key, group_id) from gone`)
  return rows[0]?.queue
}
