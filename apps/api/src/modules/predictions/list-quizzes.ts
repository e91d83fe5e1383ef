import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { publicQuizStates, type QuizPhase, type QuizState } from '@mofu/domain/quiz-state'

import { countQuizzes, listQuizRows, type QuizRow } from './store.ts'

type Asked = {
  chainId: number
  time: number
  state: QuizState | undefined
  phase: QuizPhase | undefined
  page: number
  pageSize: number
}

/** The quizzes that everybody can read. */
export async function listQuizzes(
  db: Database,
  { state, page, pageSize, ...asked }: Asked,
): Promise<{ rows: QuizRow[]; total: number }> {
  if (state === 'new' || state === 'rejected') throw new DomainError('predictions.not_public', { state })
  const filter = { ...asked, states: state === undefined ? publicQuizStates : [state], isPublic: true }
  const [rows, total] = await Promise.all([
    listQuizRows(db, filter, { page, pageSize, order: 'newest' }),
    countQuizzes(db, filter),
  ])
  return { rows, total }
}
