import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../access.ts'
import { writeAudit } from '../audit.ts'
import { requeueDeadLetter } from './dead-letters.ts'

/** An admin gives a job that has used up its retries all its attempts again, and says why. */
export async function retryDeadLetter(
  db: Database,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const queue = await requeueDeadLetter(tx, id)
    if (queue === undefined) throw new DomainError('jobs.not_found', { id })
    await writeAudit(tx, caller, { action: 'jobs.retry', subject: queue, reason, facts: { id } })
  })
}
