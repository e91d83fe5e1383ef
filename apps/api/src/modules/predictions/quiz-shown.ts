import { termsThatDiffer } from '@mofu/domain/quiz-dossier'

import type { NameCoin } from '../../platform/coin-names.ts'
import { announcementOf, betOf, quizOf, seconds } from './quiz.ts'
import type { QuizDetail } from './show-quiz.ts'
import type { QuizRow } from './store.ts'

export type ShowQuiz = ReturnType<typeof quizShown>

/** Quizzes as they travel, with the names of their coins. */
export function quizShown(nameCoin: NameCoin) {
  const card = (row: QuizRow, time: number) => ({
    ...quizOf(row, time),
    ...nameCoin(row.chainId, row.round?.coin ?? row.coin),
  })
  const detail = ({ row, announcements, objections, bet, isDecider }: QuizDetail, time: number) => ({
    ...card(row, time),
    dossierText: row.dossierText,
    differences: differencesOf(row),
    announcements: announcements.map((one) => announcementOf(one, row.round)),
    objections: objections.map(({ author, side, reason, at, disputes }) => ({
      address: author,
      side,
      reason,
      at: seconds(at),
      disputes,
    })),
    bet: bet && row.round ? betOf(bet, row.round, time, isDecider) : null,
    isDecider,
  })
  return { card, detail }
}

/** Terms of the round that are not those of the dossier. */
function differencesOf({ round, ...row }: QuizRow) {
  if (!round) return []
  const form = { ...row, unitAmount: String(row.unitAmount), lockPrice: String(row.lockPrice) }
  return termsThatDiffer(form, { ...round, rewardToken: round.coin })
}
