import { jobQueue } from '../../../platform/jobs/queue.ts'

/** One unfinished job per file. */
export const pinQueue = jobQueue<{ cid: string }>('pin-file')

/** Files that were stored before a node was configured. */
export const unpinnedQueue = jobQueue<Record<string, never>>('pin-unpinned')
