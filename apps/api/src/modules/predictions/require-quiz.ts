import type { Connection } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { findQuiz, type QuizRow } from './store.ts'

export async function requireQuiz(db: Connection, id: number): Promise<QuizRow> {
  const row = await findQuiz(db, id)
  if (!row) throw new DomainError('predictions.not_found', { id })
  return row
}

/** A quiz that was approved is for everybody, also after it was closed. */
export async function requirePublicQuiz(db: Connection, id: number): Promise<QuizRow> {
  const row = await requireQuiz(db, id)
  if (row.approvedAt === null) throw new DomainError('predictions.not_found', { id })
  return row
}
