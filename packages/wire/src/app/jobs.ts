import * as z from 'zod/mini'

import { route } from '../route.ts'
import { done, reason } from '../values.ts'

const deadLetter = z.object({
  id: z.uuid(),
  queue: z.string(),
  /** When it was enqueued, and when its last attempt failed, in seconds. */
  createdAt: z.int(),
  failedAt: z.int(),
  attempts: z.int(),
  /** Why it failed. Names nobody. */
  reason: z.string(),
})

export const failedJobs = route({
  service: 'app',
  method: 'GET',
  path: '/jobs/failed',
  summary: 'Background jobs that used up their retries, newest first',
  data: z.object({ count: z.int(), list: z.array(deadLetter) }),
})

export const retryJob = route({
  service: 'app',
  method: 'POST',
  path: '/jobs/retry',
  summary: 'Retry a failed background job, with all its attempts and a reason',
  body: z.object({ id: z.uuid(), reason }),
  data: done,
})
