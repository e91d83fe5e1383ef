import type { Database } from '@mofu/db/connect'
import { limits } from '@mofu/domain/limits'
import { quizStates } from '@mofu/domain/quiz-state'

import { countQuizzes, listQuizRows, type QuizRow } from '../store.ts'

type Asked = { chainId: number; author: string; time: number; page: number }

/** The quizzes of an author, in every state. */
export async function listOwn(
  db: Database,
  { page, ...asked }: Asked,
): Promise<{ rows: QuizRow[]; total: number }> {
  const filter = { ...asked, states: quizStates, isPublic: false }
  const [rows, total] = await Promise.all([
    listQuizRows(db, filter, { page, pageSize: limits.predictionPage, order: 'newest' }),
    countQuizzes(db, filter),
  ])
  return { rows, total }
}
