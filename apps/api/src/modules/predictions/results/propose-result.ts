import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { type AdminSource, propose } from '../../accounts/index.ts'
import { checkResult, type NewResult } from './check-result.ts'

/** An operator proposes a result with its evidence. An admin confirms it before the operator's wallet sets it on chain. */
export async function proposeResult(
  { db, admins }: { db: Database; admins: AdminSource },
  by: Caller & { address: string },
  wanted: NewResult,
): Promise<{ proposalId: number }> {
  return db.transaction(async (tx) => {
    const { row, round, result, evidence } = await checkResult(tx, by, wanted)
    const proposalId = await propose(tx, admins, by, {
      kind: 'predictions.result',
      subject: `quiz ${row.id}`,
      target: String(row.id),
      about: row.topic,
      reason: evidence,
      parameters: {
        quizId: row.id,
        topic: row.topic,
        result,
        answer: result === 'a' ? row.optionA : row.optionB,
        evidence,
        epoch: round.epoch,
        disputes: round.disputes,
      },
    })
    return { proposalId }
  })
}
