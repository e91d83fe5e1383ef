import type { Database } from '@mofu/db/connect'
import { limits } from '@mofu/domain/limits'
import type { QuizState } from '@mofu/domain/quiz-state'

import { countQuizzes, listQuizRows, type QuizRow } from '../store.ts'

type Asked = { chainId: number; state: QuizState; time: number; page: number }

/** Quizzes of one state as admins see them: those that have waited longest come first. */
export async function listToReview(
  db: Database,
  { page, state, ...asked }: Asked,
): Promise<{ rows: QuizRow[]; total: number }> {
  const filter = { ...asked, states: [state], isPublic: false }
  const order = state === 'new' ? 'waiting' : 'newest'
  const [rows, total] = await Promise.all([
    listQuizRows(db, filter, { page, pageSize: limits.predictionPage, order }),
    countQuizzes(db, filter),
  ])
  return { rows, total }
}
