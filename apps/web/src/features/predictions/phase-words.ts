import type { QuizPhase } from '@mofu/domain/quiz-state'
import type { Quiz } from '@mofu/wire/predictions/quiz'
import type { ScreenWords } from '@mofu/words/screens/en'

export type PhaseWord = keyof ScreenWords['predictions']['phase']

const words: Record<QuizPhase, PhaseWord> = {
  review: 'review',
  rejected: 'rejected',
  upchain: 'upchain',
  betting: 'betting',
  paused: 'paused',
  locked: 'locked',
  result: 'result',
  decided: 'decided',
  ended: 'ended',
  'taken-down': 'takenDown',
}

/** The key of a phase's name. */
export function phaseWord(phase: QuizPhase): PhaseWord {
  return words[phase]
}

/** As `phaseWord`; an ended quiz whose bets are refunded says so. */
export function phaseWordOf({ phase, round }: Pick<Quiz, 'phase' | 'round'>): PhaseWord {
  return phase === 'ended' && round?.isRefund ? 'refunded' : words[phase]
}

/** Why nobody can bet. A quiz that was taken down refunds its bets only once its round is cancelled on the chain. */
export function whyNotWordOf(quiz: Pick<Quiz, 'phase' | 'round'>): PhaseWord | 'takenDownOpen' {
  const { phase, round } = quiz
  return phase === 'taken-down' && round && !round.isRefund ? 'takenDownOpen' : phaseWordOf(quiz)
}
