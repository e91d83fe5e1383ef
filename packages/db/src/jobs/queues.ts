/** How a queue treats its jobs. Times are in seconds. */
export type QueueSettings = {
  /**
   * `standard` accepts every job; `short` allows one waiting job per key; `exclusive` allows one unfinished job per
   * key. A refused job is not an error: the existing one will do the work.
   */
  policy: 'standard' | 'short' | 'exclusive'
  retryLimit: number
  /** The first delay; each further one is twice as long, with jitter. */
  retryDelay: number
  retryDelayMax: number
  /** A handler that takes longer is aborted and its job retried. */
  expireInSeconds: number
  /** How long a job may wait, for example while no worker serves its queue. */
  retentionSeconds: number
}

/** Jobs that used up their retries. No worker takes them: an admin inspects and retries them. */
export const DEAD_LETTER_QUEUE = 'dead-letter'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** About two hours in all. */
const mailRetries = { retryLimit: 12, retryDelay: 1, retryDelayMax: HOUR }
/** A failed sweep runs again on its schedule: a few quick retries are enough before an operator should look. */
const sweep = {
  policy: 'short',
  retryLimit: 3,
  retryDelay: 10,
  retryDelayMax: MINUTE,
  expireInSeconds: 10 * MINUTE,
  retentionSeconds: DAY,
} as const satisfies QueueSettings

/** All queues. Migrations create them, so that a job can be enqueued before any worker has started. */
export const jobQueues = {
  mail: { policy: 'standard', ...mailRetries, expireInSeconds: 90, retentionSeconds: 14 * DAY },
  digest: { policy: 'short', ...mailRetries, expireInSeconds: 90, retentionSeconds: 14 * DAY },
  'order-mail': { policy: 'standard', ...mailRetries, expireInSeconds: 90, retentionSeconds: 14 * DAY },
  'low-stock': {
    policy: 'standard',
    retryLimit: 5,
    retryDelay: 2,
    retryDelayMax: MINUTE,
    expireInSeconds: MINUTE,
    retentionSeconds: DAY,
  },
  // Third-party hosts: about an hour of retries, then the token is marked as unreadable.
  'token-metadata': {
    policy: 'exclusive',
    retryLimit: 8,
    retryDelay: 10,
    retryDelayMax: HOUR,
    expireInSeconds: 5 * MINUTE,
    retentionSeconds: 14 * DAY,
  },
  // Our own IPFS node: retried until it holds the file.
  'pin-file': {
    policy: 'exclusive',
    retryLimit: 10_000,
    retryDelay: MINUTE,
    retryDelayMax: DAY,
    expireInSeconds: 6 * MINUTE,
    retentionSeconds: 3_650 * DAY,
  },
  'pin-unpinned': sweep,
  'sample-key-balances': sweep,
  'reconcile-mall': sweep,
  'sweep-uploads': sweep,
  'sweep-live-events': sweep,
  'sweep-rows': sweep,
} as const satisfies Record<string, QueueSettings>

export type QueueName = keyof typeof jobQueues
