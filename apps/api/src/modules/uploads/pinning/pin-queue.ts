import { jobQueue } from '../../../platform/jobs/queue.ts'

/** One unfinished job for each file. */
export const pinQueue = jobQueue<{ cid: string }>('pin-file')

/** Files that were kept before there was a node. */
export const unpinnedQueue = jobQueue<Record<string, never>>('pin-unpinned')
