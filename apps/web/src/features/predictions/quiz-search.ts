import type { QuizPhase } from '@mofu/domain/quiz-state'

/** The phases of quizzes that everybody can read, as tabs of the list. */
export const listedPhases = [
  'betting',
  'locked',
  'result',
  'decided',
  'ended',
  'upchain',
  'taken-down',
] as const satisfies readonly QuizPhase[]

export type QuizSearch = { phase?: QuizPhase }

export function readQuizSearch({ phase }: { phase?: string }): QuizSearch {
  const known = listedPhases.find((one) => one === phase)
  return known ? { phase: known } : {}
}

/** The number in a quiz's address; undefined if it is none. */
export function readQuizId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
