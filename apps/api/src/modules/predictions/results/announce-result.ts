import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { quizPhaseAt, type QuizSide } from '@mofu/domain/quiz-state'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { requireNoBet } from '../require-no-bet.ts'
import { requireQuiz } from '../require-quiz.ts'
import { lockQuiz } from '../writing/store.ts'
import { isOperator, isWalletOn, upsertAnnouncement } from './store.ts'

type Result = { id: number; result: QuizSide; evidence: string | undefined; time: number }

/**
 * Keeps the evidence for a result before the operator's wallet sets it on chain, which alone counts. Announced again
 * before that, it replaces the first; after a dispute it is a new one.
 */
export async function announceResult(
  db: Database,
  by: Caller & { address: string },
  { id, result, evidence, time }: Result,
): Promise<{ evidence: string }> {
  return db.transaction(async (tx) => {
    await lockQuiz(tx, id)
    const row = await requireQuiz(tx, id)
    const { chainId } = row
    if (!(await isOperator(tx, chainId, by.address)) || !(await isWalletOn(tx, chainId, by.accountId)))
      throw new DomainError('predictions.not_operator', { id })
    await requireNoBet(tx, row, by.address)
    const phase = quizPhaseAt(row, time)
    if (phase === 'betting' || phase === 'paused' || phase === 'locked')
      throw new DomainError('predictions.too_early', { id, from: row.round?.closeTimestamp ?? row.drawAt })
    if (phase !== 'result' || !row.round) throw new DomainError('predictions.state_wrong', { id, phase })
    const shown = evidence || row.source
    const announcement = { quizId: id, disputes: row.round.disputes, result, evidence: shown }
    if (await upsertAnnouncement(tx, { ...announcement, author: by.address })) {
      await writeAudit(tx, by, {
        action: 'predictions.announce',
        subject: `quiz ${id}`,
        reason: shown,
        facts: { result, epoch: String(row.round.epoch) },
      })
    }
    return { evidence: shown }
  })
}
