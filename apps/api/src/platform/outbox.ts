import { liveEvent } from '@mofu/db/app/live'
import type { Database, Transaction } from '@mofu/db/connect'
import type { LiveFacts } from '@mofu/wire/app'
import { lt, sql } from 'drizzle-orm'

import { type JobWorker, jobWorker } from './jobs/job-worker.ts'
import { jobQueue } from './jobs/queue.ts'

/** Postgres channel on which it is said that there is something new to tell. */
export const liveChannel = 'mofu_live'

const sweepQueue = jobQueue<Record<string, never>>('sweep-live-events')

/** How long a client may be away and still miss nothing. */
const KEPT = sql`now() - interval '1 day'`

/**
 * Puts down what open screens shall be told, in the transaction that makes it true. One writer at a time from here until it
 * commits, so that numbers become visible in their order: a reader that has seen one has seen all before it. Call it last.
 */
export async function tellLive(tx: Transaction, events: readonly LiveFacts[]): Promise<void> {
  if (events.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mofu-live', 0))`)
  await tx.insert(liveEvent).values(events.map(({ topic, ...facts }) => ({ topic, facts })))
  await tx.execute(sql`select pg_notify(${liveChannel}, '')`)
}

/** Forgets what nobody can still be waiting for. The newest stays, so that the numbers go on from it. */
async function sweepLive(db: Database): Promise<void> {
  await db
    .delete(liveEvent)
    .where(sql`${lt(liveEvent.at, KEPT)} and ${liveEvent.seq} < (select max(seq) from app.live_event)`)
}

export function sweepLiveWorker(db: Database): JobWorker {
  return jobWorker(sweepQueue, { slots: 1, cron: '*/10 * * * *' }, () => sweepLive(db))
}
