import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { QuizState } from '@mofu/domain/quiz-state'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { notifyAuthor } from '../news/notify-author.ts'
import { requireNoBet } from '../require-no-bet.ts'
import { requireQuiz } from '../require-quiz.ts'
import { lockQuiz, updateQuiz } from '../writing/store.ts'

type Review = {
  id: number
  isApproved: boolean
  reason: string
  version: number | undefined
  time: number
}

/** An admin approves a quiz or rejects it with a reason, once. Its author and those who bet on it may not. */
export async function reviewQuiz(
  db: Database,
  by: Caller & { address: string },
  { id, isApproved, reason, version, time }: Review,
): Promise<{ state: QuizState; version: number }> {
  if (!isApproved && reason === '') throw new DomainError('predictions.reason_needed')
  return db.transaction(async (tx) => {
    await lockQuiz(tx, id)
    const row = await requireQuiz(tx, id)
    if (row.author === by.address) throw new DomainError('predictions.own_quiz', { id })
    if (row.state !== 'new') throw new DomainError('predictions.reviewed_already', { id, state: row.state })
    if (version !== undefined && row.version !== version)
      throw new DomainError('predictions.changed_meanwhile', { id, version: row.version })
    await requireNoBet(tx, row, by.address)
    // Nobody could bet on it any more.
    if (isApproved && row.closeBetsAt <= time) throw new DomainError('predictions.close_time_wrong', { id })
    const at = new Date()
    const state = isApproved ? 'approved' : 'rejected'
    const next = await updateQuiz(tx, id, {
      state,
      reason: isApproved ? '' : reason,
      reviewedAt: at,
      reviewedBy: by.address,
      ...(isApproved ? { approvedAt: at } : {}),
    })
    await writeAudit(tx, by, {
      action: isApproved ? 'predictions.approve' : 'predictions.reject',
      subject: `quiz ${id}`,
      reason,
      facts: { dossier: row.dossier },
    })
    await notifyAuthor(tx, row, { news: state, version: next, reason })
    return { state, version: next }
  })
}
