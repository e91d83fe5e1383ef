import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../../platform/access.ts'
import { writeAudit } from '../../../../platform/audit.ts'
import { requeueFailed } from './store.ts'

/** An admin queues what was given up on a chain again: it is tried once more, and given up at the next refusal. */
export async function retryOperations(
  db: Database,
  caller: Caller,
  { chainId, reason }: { chainId: number; reason: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await requeueFailed(tx, chainId)
    if (count > 0) {
      await writeAudit(tx, caller, {
        action: 'mall.retry_operations',
        subject: String(chainId),
        reason,
        facts: { count: String(count) },
      })
    }
    return count
  })
}
