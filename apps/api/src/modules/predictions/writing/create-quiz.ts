import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { QuizForm } from '@mofu/domain/quiz-dossier'

import { checkForm } from './check-form.ts'
import { dossierColumns, formColumns } from './form-columns.ts'
import { requireCapacity } from './require-capacity.ts'
import { findWaiting, insertQuiz, lockAuthor, setDossier } from './store.ts'

type NewQuiz = { author: string; chainId: number; form: QuizForm; time: number }

/** Submits a quiz for review. The same form, sent again while it waits, is the same quiz. */
export async function createQuiz(
  deps: { db: Database; mediaUrl: string },
  { author, chainId, form, time }: NewQuiz,
): Promise<{ id: number; version: number; dossier: string }> {
  await checkForm(deps, { chainId, form, time })
  return deps.db.transaction(async (tx) => {
    const columns = formColumns(chainId, form)
    await lockAuthor(tx, author)
    const sent = await findWaiting(tx, author, columns.formHash)
    if (sent) return sent
    await requireCapacity(tx, author)
    const id = await insertQuiz(tx, { author, ...columns })
    if (id !== undefined) {
      const dossier = dossierColumns(id, chainId, form)
      await setDossier(tx, id, dossier)
      return { id, version: 1, dossier: dossier.dossier }
    }
    // A second click came first, in another transaction.
    const first = await findWaiting(tx, author, columns.formHash)
    if (!first) throw new DomainError('predictions.changed_meanwhile')
    return first
  })
}
