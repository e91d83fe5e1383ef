import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { QuizForm } from '@mofu/domain/quiz-dossier'

import { requireQuiz } from '../require-quiz.ts'
import { checkForm } from './check-form.ts'
import { dossierColumns, formColumns } from './form-columns.ts'
import { requireCapacity } from './require-capacity.ts'
import { findWaiting, lockAuthor, lockQuiz, updateQuiz } from './store.ts'

type Change = { id: number; version: number; author: string; form: QuizForm; time: number }

/** Changes a quiz that is not approved. A rejected one waits for review again. */
export async function editQuiz(
  { db, mediaUrl }: { db: Database; mediaUrl: string },
  { id, version, author, form, time }: Change,
): Promise<{ id: number; version: number; dossier: string }> {
  return db.transaction(async (tx) => {
    await lockAuthor(tx, author)
    await lockQuiz(tx, id)
    const row = await requireQuiz(tx, id)
    if (row.author !== author) throw new DomainError('predictions.not_author', { id })
    if ((row.state !== 'new' && row.state !== 'rejected') || row.round)
      throw new DomainError('predictions.state_wrong', { id, state: row.state })
    if (row.version !== version)
      throw new DomainError('predictions.changed_meanwhile', { id, version: row.version })
    if (row.state === 'rejected') await requireCapacity(tx, author)
    await checkForm({ db: tx, mediaUrl }, { chainId: row.chainId, form, time })
    const columns = { ...formColumns(row.chainId, form), ...dossierColumns(id, row.chainId, form) }
    const same = await findWaiting(tx, author, columns.formHash)
    if (same && same.id !== id) throw new DomainError('predictions.same_waiting', { id: same.id })
    const next = await updateQuiz(tx, id, {
      ...columns,
      state: 'new',
      reason: '',
      submittedAt: new Date(),
    })
    return { id, version: next, dossier: columns.dossier }
  })
}
