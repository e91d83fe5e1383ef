import type { JobQueue } from './queue.ts'

export type Attempt = {
  /** Number of attempts, including this one. */
  attempts: number
  /** When this attempt fails, the job becomes a dead letter. */
  isLast: boolean
  /** Aborted when the job takes too long, or when the worker stops. */
  signal: AbortSignal
}

/** Handles the jobs of a queue. A job may run again after a crash, so handlers must be idempotent. */
export type JobWorker = {
  queue: string
  /** Concurrent jobs in one process. */
  slots: number
  /** Concurrent jobs of one group in one process, so that one slow host leaves slots to the others. */
  groupLimit?: number
  /** Schedule on which the queue gets a job, in UTC. */
  cron?: string
  run: (data: object, attempt: Attempt) => Promise<unknown>
}

export function jobWorker<Data extends object>(
  { name }: JobQueue<Data>,
  options: Omit<JobWorker, 'queue' | 'run'>,
  run: (data: Data, attempt: Attempt) => Promise<unknown>,
): JobWorker {
  return { queue: name, ...options, run: (data, attempt) => run(data as Data, attempt) }
}
