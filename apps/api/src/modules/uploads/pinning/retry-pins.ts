import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { runNow } from '../../../platform/jobs/enqueue.ts'
import { pinQueue } from './pin-queue.ts'

/** An admin retries all failed files at once, and says why. Returns their number. */
export async function retryPins(db: Database, caller: Caller, reason: string): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await runNow(tx, pinQueue)
    await writeAudit(tx, caller, {
      action: 'uploads.pin_again',
      subject: pinQueue.name,
      reason,
      facts: { count: String(count) },
    })
    return count
  })
}
