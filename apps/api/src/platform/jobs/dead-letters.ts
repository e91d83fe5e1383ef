import type { Database } from '@mofu/db/connect'
import { DEAD_LETTER_QUEUE } from '@mofu/db/jobs/queues'
import { DomainError } from '@mofu/domain/domain-error'
import { sql } from 'drizzle-orm'

import type { Caller } from '../access.ts'
import { writeAudit } from '../audit.ts'

export type DeadLetter = {
  id: string
  queue: string
  /** When it was enqueued first, and when its last try failed. */
  createdAt: Date
  failedAt: Date
  tries: number
  /** Names nobody: what a handler threw is cut down before it is kept (run-jobs.ts). */
  reason: string
}

const SHOWN_MOST = 100

/** Jobs whose retries are used up, the newest first, and how many there are in all. */
export async function listDeadLetters(db: Database): Promise<{ count: number; list: DeadLetter[] }> {
  const { rows } = await db.execute<Omit<DeadLetter, 'createdAt' | 'failedAt'> & Moments>(sql`
    select id, source_name as queue, extract(epoch from coalesce(source_created_on, created_on))::float8 as created,
      extract(epoch from created_on)::float8 as failed, coalesce(source_retry_count, 0) + 1 as tries,
      coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', source_output ->> 'value', '') as reason,
      (count(*) over ())::int as count
    from jobs.job where name = ${DEAD_LETTER_QUEUE} and state = 'created'
    order by created_on desc, id limit ${SHOWN_MOST}`)
  return {
    count: rows[0]?.count ?? 0,
    list: rows.map(({ created, failed, id, queue, tries, reason }) => ({
      id,
      queue,
      tries,
      reason,
      createdAt: new Date(created * 1_000),
      failedAt: new Date(failed * 1_000),
    })),
  }
}

type Moments = { created: number; failed: number; count: number }

/** Gives a job all its tries again. When its queue has another job of the same key by now, that one does the work. */
export async function retryDeadLetter(db: Database, caller: Caller, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ queue: string }>(sql`
      with gone as (
        delete from jobs.job where name = ${DEAD_LETTER_QUEUE} and id = ${id}::uuid and state = 'created'
        returning source_name, data, singleton_key, group_id)
      select source_name as queue, jobs.enqueue(source_name, data, singleton_key, group_id) from gone`)
    const [retried] = rows
    if (!retried) throw new DomainError('jobs.not_found', { id })
    await writeAudit(tx, caller, { action: 'jobs.retry', subject: retried.queue, reason: '', facts: { id } })
  })
}
