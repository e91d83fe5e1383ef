import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { quizPhaseAt, roundStateAt } from '@mofu/domain/quiz-state'

import type { Caller } from '../../../platform/access.ts'
import { notifyDeciders } from '../news/notify-deciders.ts'
import { requireQuiz } from '../require-quiz.ts'
import { findBet } from '../store.ts'
import { lockQuiz } from '../writing/store.ts'
import { insertObjection, isWalletOn } from './store.ts'

type Objection = { id: number; reason: string; time: number }

/** Somebody who has bet objects to a result while admins can still dispute it. They are notified. */
export async function objectToResult(
  db: Database,
  { accountId, address: author }: Caller & { address: string },
  { id, reason, time }: Objection,
): Promise<void> {
  if (reason === '') throw new DomainError('predictions.reason_needed')
  await db.transaction(async (tx) => {
    await lockQuiz(tx, id)
    const row = await requireQuiz(tx, id)
    // The round counts, also of a quiz that was taken down: its result pays out until an admin disputes it.
    if (!row.round || roundStateAt(row.round, time) !== 'decided')
      throw new DomainError('predictions.state_wrong', { id, phase: quizPhaseAt(row, time) })
    const bet = await findBet(tx, row.round.id, author)
    if (!bet || !(await isWalletOn(tx, row.chainId, accountId)))
      throw new DomainError('predictions.not_bettor', { id })
    const { disputes } = row.round
    if (!(await insertObjection(tx, { quizId: id, disputes, author, side: bet.side, reason })))
      throw new DomainError('predictions.objected_already', { id })
    await notifyDeciders(tx, row, { author, disputes })
  })
}
