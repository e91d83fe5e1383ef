import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { quizStateAt, roundStateAt } from '@mofu/domain/quiz-state'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { notifyAuthor } from '../news/notify-author.ts'
import { requireNoBet } from '../require-no-bet.ts'
import { requireQuiz } from '../require-quiz.ts'
import { lockQuiz, updateQuiz } from '../writing/store.ts'

/**
 * Closes a quiz with a reason. If its round is open, the bets are refunded only once an admin cancels it on chain: a
 * server cannot do that.
 */
export async function takeDownQuiz(
  db: Database,
  by: Caller & { address: string },
  { id, reason, time }: { id: number; reason: string; time: number },
): Promise<void> {
  if (reason === '') throw new DomainError('predictions.reason_needed')
  await db.transaction(async (tx) => {
    await lockQuiz(tx, id)
    const row = await requireQuiz(tx, id)
    const isAdmin = by.roles.includes('admin')
    if (!isAdmin && row.author !== by.address) throw new DomainError('predictions.not_author', { id })
    const state = quizStateAt(row, time)
    const isPrivate = state === 'new' || state === 'rejected'
    // A result has to be disputed first: with one, the contract neither cancels the round nor refunds the bets.
    const isDecided = row.round !== null && roundStateAt(row.round, time) === 'decided'
    const isOpen = isPrivate || (isAdmin && state !== 'closed' && !isDecided)
    if (!isOpen) throw new DomainError('predictions.state_wrong', { id, state })
    await requireNoBet(tx, row, by.address)
    const version = await updateQuiz(tx, id, { state: 'closed', reason, closedAt: new Date() })
    const isAuthor = row.author === by.address
    if (isAuthor && isPrivate) return
    await writeAudit(tx, by, { action: 'predictions.take_down', subject: `quiz ${id}`, reason })
    if (!isAuthor) await notifyAuthor(tx, row, { news: 'takenDown', version, reason })
  })
}
