import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import type { ConfirmedProposal } from '../../../platform/proposal-actions.ts'
import { requireNoBet } from '../require-no-bet.ts'
import { requireQuiz } from '../require-quiz.ts'
import { checkResult } from './check-result.ts'
import { storeResult } from './store-result.ts'
import { readTime } from './store.ts'

/** An admin who has bet does not decline a result either. */
export async function requireNoBetIn(
  tx: Transaction,
  { quizId }: { quizId: number },
  by: Caller,
): Promise<void> {
  if (by.address !== null) await requireNoBet(tx, await requireQuiz(tx, quizId), by.address)
}

/** Announces a result as an operator proposed it and an admin without a bet confirmed. */
export async function confirmResult(
  tx: Transaction,
  { parameters, proposer, confirmer }: ConfirmedProposal<'predictions.result'>,
): Promise<void> {
  const { quizId: id, result, evidence, epoch, disputes } = parameters
  const time = await readTime(tx, id)
  const checked = await checkResult(tx, proposer, { id, result, evidence, time })
  if (confirmer.address !== null) await requireNoBet(tx, checked.row, confirmer.address)
  // Proposed for another round, or before an admin removed the result that followed.
  if (checked.round.epoch !== epoch || checked.round.disputes !== disputes)
    throw new DomainError('predictions.state_wrong', { id, phase: 'result' })
  await storeResult(tx, confirmer, { ...checked, author: proposer.address, isConfirmed: true })
}
