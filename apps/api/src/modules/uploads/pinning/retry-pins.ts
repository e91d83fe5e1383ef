import type { Database } from '@mofu/db/connect'

import { runNow } from '../../../platform/jobs/enqueue.ts'
import { pinQueue } from './pin-queue.ts'

/** Retries all failed files at once, and returns their number. */
export function retryPins(db: Database): Promise<number> {
  return runNow(db, pinQueue)
}
