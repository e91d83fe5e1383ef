import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { quizPhaseAt, type QuizSide } from '@mofu/domain/quiz-state'

import { requireNoBet } from '../require-no-bet.ts'
import { requireQuiz } from '../require-quiz.ts'
import type { QuizRow, RoundRow } from '../store.ts'
import { lockQuiz } from '../writing/store.ts'
import { isOperator, isWalletOn } from './store.ts'

export type NewResult = { id: number; result: QuizSide; evidence: string | undefined; time: number }
export type CheckedResult = { row: QuizRow; round: RoundRow; result: QuizSide; evidence: string }

/** Locks a quiz that waits for its result; refuses anybody but an operator without a bet. */
export async function checkResult(
  tx: Transaction,
  operator: { accountId: string; address: string },
  { id, result, evidence, time }: NewResult,
): Promise<CheckedResult> {
  await lockQuiz(tx, id)
  const row = await requireQuiz(tx, id)
  const { chainId, round } = row
  if (
    !(await isOperator(tx, chainId, operator.address)) ||
    !(await isWalletOn(tx, chainId, operator.accountId))
  )
    throw new DomainError('predictions.not_operator', { id })
  await requireNoBet(tx, row, operator.address)
  const phase = quizPhaseAt(row, time)
  if (phase === 'betting' || phase === 'paused' || phase === 'locked')
    throw new DomainError('predictions.too_early', { id, from: round?.closeTimestamp ?? row.drawAt })
  if (phase !== 'result' || !round) throw new DomainError('predictions.state_wrong', { id, phase })
  return { row, round, result, evidence: evidence || row.source }
}
