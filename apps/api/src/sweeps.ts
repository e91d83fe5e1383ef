import type { Database } from '@mofu/db/connect'

import { sweepNotifications } from './modules/accounts/index.ts'
import { sweepWhitelists } from './modules/collections/index.ts'
import { sweepQuotes, sweepSubmits } from './modules/mall/index.ts'
import { sweepUploads } from './modules/uploads/index.ts'
import { type JobWorker, jobWorker } from './platform/jobs/job-worker.ts'
import { jobQueue } from './platform/jobs/queue.ts'
import { makePartitions } from './platform/partitions.ts'
import { sweepSessions } from './platform/sessions.ts'

const sweepQueue = jobQueue<Record<string, never>>('sweep-rows')

type Log = { info(facts: object, message: string): void; error(facts: object, message: string): void }

/** What holds the tables of docs/data.md to their rules. */
const sweeps: Readonly<Record<string, (db: Database) => Promise<number>>> = {
  makePartitions,
  sweepSessions,
  sweepNotifications,
  sweepSubmits,
  sweepQuotes,
  sweepUploads,
  sweepWhitelists,
}

/** Runs every sweep once; one that fails does not hold up the others. Safe in several workers at once. */
export async function sweepAll({ db, log }: { db: Database; log: Log }): Promise<void> {
  for (const [sweep, run] of Object.entries(sweeps)) {
    try {
      const rows = await run(db)
      if (rows > 0) log.info({ sweep, rows }, 'sweep: done')
    } catch (error) {
      log.error({ err: error, sweep }, 'sweep: failed and is tried again')
    }
  }
}

/** Once an hour: what it holds up is counted in days. */
export function sweepRowsWorker(deps: { db: Database; log: Log }): JobWorker {
  return jobWorker(sweepQueue, { slots: 1, cron: '17 * * * *' }, () => sweepAll(deps))
}
