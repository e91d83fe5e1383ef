import type { QuizDetail } from '@mofu/wire/predictions/quiz'

type Part = { isAuthor: boolean; isAdmin: boolean; isOperator: boolean }
export type QuizTask = 'edit' | 'review' | 'start' | 'announce' | 'dispute' | 'takeDown' | 'fee'

/** What somebody can do with a quiz now. The server and the contract authorise; this decides what is shown. */
export function tasksOf(
  { phase, round }: Pick<QuizDetail, 'phase' | 'round'>,
  { isAuthor, isAdmin, isOperator }: Part,
): QuizTask[] {
  const tasks: QuizTask[] = []
  const isUndecided =
    round !== null && (round.state === 'started' || round.state === 'paused' || round.state === 'locked')
  if (isAuthor && (phase === 'review' || phase === 'rejected')) tasks.push('edit')
  if (isAdmin && !isAuthor && phase === 'review') tasks.push('review')
  if (isOperator && phase === 'upchain') tasks.push('start')
  if (isOperator && phase === 'result') tasks.push('announce')
  // By the round: a result that was set although the quiz was taken down counts unless it is disputed.
  if (isAdmin && round?.state === 'decided') tasks.push('dispute')
  // Also one that is taken down, while its round was not cancelled on the chain yet.
  if (isAdmin && (phase === 'upchain' || isUndecided)) tasks.push('takeDown')
  if (isAdmin && round?.state === 'ended' && round.treasuryAmt !== '0' && !round.isFeeClaimed)
    tasks.push('fee')
  return tasks
}
