import type { QueueName } from '@mofu/db/jobs/queues'

/** A queue and the payload of its jobs: ids where possible, because the handler reads the present state. */
export type JobQueue<Data extends object> = { readonly name: string; readonly data?: Data }

export function jobQueue<Data extends object>(name: QueueName): JobQueue<Data> {
  return { name }
}
