import type { Database } from '@mofu/db/connect'
import { HOT_QUIZZES, type QuizHome } from '@mofu/domain/quiz-home'

import { listHotQuizzes } from '../store.ts'
import { findQuizHome } from './store.ts'

/** What an admin chose, and otherwise the open quizzes that most accounts have bet on. */
export async function showQuizHome(db: Database, chainId: number, time: number): Promise<QuizHome> {
  const { content } = await findQuizHome(db, chainId)
  if (content.hot.length > 0) return content
  const quizzes = await listHotQuizzes(db, chainId, time, HOT_QUIZZES)
  const hot = quizzes.map(({ id, image, topic }) => ({
    src: image,
    link: `/quiz/detail/${id}`,
    title: { en: topic },
  }))
  return { ...content, hot }
}
