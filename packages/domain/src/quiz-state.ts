/** SPEC §4: under review, approved (before and after its round was started on chain), rejected, ended or taken down. */
export const quizStates = ['new', 'approved', 'rejected', 'closed'] as const
export type QuizState = (typeof quizStates)[number]

/** The states that everybody can read. The others are for the author and for admins. */
export const publicQuizStates = ['approved', 'closed'] as const satisfies readonly QuizState[]

/** The states of a round, as the contract names them. Decided: its result can still be disputed. */
export const roundStates = ['started', 'paused', 'locked', 'decided', 'ended'] as const
export type RoundState = (typeof roundStates)[number]

/** The two answers. */
export const quizSides = ['a', 'b'] as const
export type QuizSide = (typeof quizSides)[number]

/** Seconds after the close in which the result can be set, and after the result in which it can be disputed. */
export const RESULT_WINDOW = 7 * 86_400
export const DISPUTE_WINDOW = 86_400

export type RoundFacts = {
  lockTimestamp: number
  closeTimestamp: number
  /** When the result becomes final; 0 without a result. */
  finalTimestamp: number
  result: QuizSide | null
  isCancelled: boolean
  isPaused: boolean
}

/** The state at a time, in seconds: the contract's own rule. */
export function roundStateAt(round: RoundFacts, at: number): RoundState {
  if (round.result !== null) return at < round.finalTimestamp ? 'decided' : 'ended'
  if (round.isCancelled || at >= round.closeTimestamp + RESULT_WINDOW) return 'ended'
  if (at >= round.lockTimestamp) return 'locked'
  return round.isPaused ? 'paused' : 'started'
}

/** Why every bet is refunded: the round was cancelled, got no result in time, or nobody bet on the winning side. */
export const refundReasons = ['cancelled', 'no-result', 'no-winner'] as const
export type RefundReason = (typeof refundReasons)[number]

export function refundReasonAt(
  round: RoundFacts & { aAmount: bigint; bAmount: bigint },
  at: number,
): RefundReason | null {
  if (roundStateAt(round, at) !== 'ended') return null
  if (round.result === null) return round.isCancelled ? 'cancelled' : 'no-result'
  return (round.result === 'a' ? round.aAmount : round.bAmount) === 0n ? 'no-winner' : null
}

/**
 * Where a quiz is between its submission and its end. `upchain` waits for the operator to start its round; `result` is
 * closed and waits for the operator's result.
 */
export const quizPhases = [
  'review',
  'rejected',
  'upchain',
  'betting',
  'paused',
  'locked',
  'result',
  'decided',
  'ended',
  'taken-down',
] as const
export type QuizPhase = (typeof quizPhases)[number]

type QuizFacts = { state: QuizState; round: RoundFacts | null }

export function quizPhaseAt({ state, round }: QuizFacts, at: number): QuizPhase {
  if (state === 'new') return 'review'
  if (state === 'rejected') return 'rejected'
  if (state === 'closed') return 'taken-down'
  if (!round) return 'upchain'
  const roundState = roundStateAt(round, at)
  if (roundState === 'started') return 'betting'
  if (roundState === 'locked') return at < round.closeTimestamp ? 'locked' : 'result'
  return roundState
}

/** The state that SPEC names: a quiz whose round has ended is closed, as is one that was taken down. */
export function quizStateAt(quiz: QuizFacts, at: number): QuizState {
  return quizPhaseAt(quiz, at) === 'ended' ? 'closed' : quiz.state
}
