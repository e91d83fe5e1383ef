import type { Database } from '@mofu/db/connect'

import { modules } from './modules.ts'
import { type JobWorker, jobWorker } from './platform/jobs/job-worker.ts'
import { jobQueue } from './platform/jobs/queue.ts'
import { sweepKeyBalances } from './platform/keys/balances.ts'
import { makePartitions } from './platform/partitions.ts'
import { sweepSessions } from './platform/sessions.ts'

const sweepQueue = jobQueue<Record<string, never>>('sweep-rows')

type Log = { info(facts: object, message: string): void; error(facts: object, message: string): void }

/** The sweeps that enforce the retention rules of docs/data.md. */
const sweeps: Readonly<Record<string, (db: Database) => Promise<number>>> = Object.assign(
  { makePartitions, sweepKeyBalances, sweepSessions },
  ...modules.map((module) => module.sweeps ?? {}),
)

/** Runs every sweep once; a failing one does not block the others. Safe in several workers at once. */
export async function sweepAll({ db, log }: { db: Database; log: Log }): Promise<void> {
  for (const [sweep, run] of Object.entries(sweeps)) {
    try {
      const rows = await run(db)
      if (rows > 0) log.info({ sweep, rows }, 'sweep: done')
    } catch (error) {
      log.error({ err: error, sweep }, 'sweep: failed, retrying')
    }
  }
}

/** Once an hour: retention is counted in days. */
export function sweepRowsWorker(deps: { db: Database; log: Log }): JobWorker {
  return jobWorker(sweepQueue, { slots: 1, cron: '17 * * * *' }, () => sweepAll(deps))
}
