import type { Transaction } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { CheckedResult } from './check-result.ts'
import { upsertAnnouncement } from './store.ts'

/** Announced again before it is on chain, a result replaces the first; after a dispute it is a new one. */
export async function storeResult(
  tx: Transaction,
  by: Caller,
  {
    row: { id },
    round,
    result,
    evidence,
    author,
    isConfirmed,
  }: CheckedResult & { author: string; isConfirmed: boolean },
): Promise<void> {
  const announcement = { quizId: id, disputes: round.disputes, result, evidence, author, isConfirmed }
  if (!(await upsertAnnouncement(tx, announcement))) return
  await writeAudit(tx, by, {
    action: 'predictions.announce',
    subject: `quiz ${id}`,
    reason: evidence,
    facts: { result, epoch: String(round.epoch), operator: author },
  })
}
