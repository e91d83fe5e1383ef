import type { QueueName } from '@mofu/db/jobs/queues'

/** A queue, and what its jobs carry: ids, as far as that is enough, because whoever runs a job reads what is true by then. */
export type JobQueue<Data extends object> = { readonly name: string; readonly data?: Data }

export function jobQueue<Data extends object>(name: QueueName): JobQueue<Data> {
  return { name }
}
