import type { Connection } from '@mofu/db/connect'

import {
  type AnnouncementRow,
  type BetRow,
  findBet,
  listAnnouncements,
  listDeciders,
  listObjections,
  type ObjectionRow,
  type QuizRow,
} from './store.ts'

export type QuizDetail = {
  row: QuizRow
  announcements: AnnouncementRow[]
  objections: ObjectionRow[]
  bet: BetRow | undefined
  /** Whether the account operates or decides quizzes, or has reviewed this one. */
  isDecider: boolean
}

/** A quiz with what was said about its result, and the bet of an account. */
export async function showQuiz(
  db: Connection,
  row: QuizRow,
  account: string | undefined,
): Promise<QuizDetail> {
  const [announcements, objections, bet, deciders] = await Promise.all([
    listAnnouncements(db, row.id),
    listObjections(db, row.id),
    row.round && account !== undefined ? findBet(db, row.round.id, account) : undefined,
    listDeciders(db, row.chainId, account === undefined ? [] : [account]),
  ])
  const isDecider = account !== undefined && (deciders.length > 0 || row.reviewedBy === account)
  return { row, announcements, objections, bet, isDecider }
}
