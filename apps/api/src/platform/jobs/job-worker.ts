import type { JobQueue } from './queue.ts'

export type Attempt = {
  /** How often it was tried, this one included. */
  tries: number
  /** A failure of this one makes it a dead letter. */
  isLast: boolean
  /** Aborted when the job takes too long, or when the worker has to end. */
  signal: AbortSignal
}

/** Who runs the jobs of a queue. A job may run again after a crash, so running it twice must do no harm. */
export type JobWorker = {
  queue: string
  /** How many run at once in one process. */
  slots: number
  /** How many of one group run at once in one process, so that one slow host leaves slots to all others. */
  groupLimit?: number
  /** When the queue gets a job by itself, in UTC. */
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
