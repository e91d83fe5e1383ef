import { liveEvent } from '@mofu/db/app/live'
import type { Database, Transaction } from '@mofu/db/connect'
import type { LiveFacts } from '@mofu/wire/app'
import { lt, sql } from 'drizzle-orm'

import { type JobWorker, jobWorker } from './jobs/job-worker.ts'
import { jobQueue } from './jobs/queue.ts'

/** PostgreSQL channel that announces new events. */
export const liveChannel = 'mofu_live'

const sweepQueue = jobQueue<Record<string, never>>('sweep-live-events')

/** How long a client may be away and still miss nothing. */
const EXPIRED_BEFORE = sql`now() - interval '1 day'`

/**
 * Appends events for open screens, in the transaction that makes them true. One writer at a time from here until it
 * commits, so that numbers become visible in order: a reader that has seen one has seen all before it. Call it last.
 */
export async function tellLive(tx: Transaction, events: readonly LiveFacts[]): Promise<void> {
  if (events.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mofu-live', 0))`)
  await tx.insert(liveEvent).values(events.map(({ topic, ...facts }) => ({ topic, facts })))
  await tx.execute(sql`select pg_notify(${liveChannel}, '')`)
}

/** Deletes events that no client can still wait for. The newest stays, so that the numbering continues. */
async function sweepLive(db: Database): Promise<void> {
  await db
    .delete(liveEvent)
    .where(
      sql`${lt(liveEvent.at, EXPIRED_BEFORE)} and ${liveEvent.seq} < (select max(seq) from app.live_event)`,
    )
}

export function sweepLiveWorker(db: Database): JobWorker {
  return jobWorker(sweepQueue, { slots: 1, cron: '*/10 * * * *' }, () => sweepLive(db))
}
