import { jobQueue } from '../../../platform/jobs/queue.ts'

/** One pending job per account: everything undigested by then goes into one mail. */
export const digestQueue = jobQueue<{ accountId: string }>('digest')
