import type { QuizDetail } from '@mofu/wire/predictions/quiz'

type Facts = {
  round: Pick<NonNullable<QuizDetail['round']>, 'state' | 'disputes'> | null
  bet: Pick<NonNullable<QuizDetail['bet']>, 'account'> | null
  objections: readonly Pick<QuizDetail['objections'][number], 'address' | 'disputes'>[]
}

/** Once for each result, as the server counts: a result on the chain need not have been announced. */
export function canObject({ round, bet, objections }: Facts): boolean {
  if (round?.state !== 'decided' || bet === null) return false
  return !objections.some(({ address, disputes }) => address === bet.account && disputes === round.disputes)
}
