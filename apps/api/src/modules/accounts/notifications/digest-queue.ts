import { jobQueue } from '../../../platform/jobs/queue.ts'

/** One waiting job for each account: everything that is undigested by then goes into one mail. */
export const digestQueue = jobQueue<{ accountId: string }>('digest')
