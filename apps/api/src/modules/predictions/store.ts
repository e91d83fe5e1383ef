import { predictionBet, predictionRole, predictionRound, predictionSettings } from '@mofu/db/app/predictions'
import { quiz, quizAnnouncement, quizObjection } from '@mofu/db/app/predictions/quiz'
import type { Connection } from '@mofu/db/connect'
import type { QuizPhase, QuizState } from '@mofu/domain/quiz-state'
import { RESULT_WINDOW } from '@mofu/domain/quiz-state'
import { and, asc, count, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'

export type RoundRow = typeof predictionRound.$inferSelect & { isPaused: boolean }
/** With its round, once that is on chain. */
export type QuizRow = typeof quiz.$inferSelect & { round: RoundRow | null }
export type BetRow = typeof predictionBet.$inferSelect
export type AnnouncementRow = typeof quizAnnouncement.$inferSelect
export type ObjectionRow = typeof quizObjection.$inferSelect

/** What is listed: at a time, in seconds, because rounds end by time alone. */
export type QuizFilter = {
  chainId: number
  time: number
  states: readonly QuizState[]
  phase?: QuizPhase | undefined
  author?: string | undefined
  /** Only those that were approved, which everybody can read. */
  isPublic: boolean
}
type Page = { page: number; pageSize: number; order: 'newest' | 'waiting' }

/** The contract's rule, in SQL: null without a round. */
const isEnded = (time: number) => sql`case when ${predictionRound.result} is not null
    then ${predictionRound.finalTimestamp} <= ${time}
    else ${predictionRound.isCancelled} or ${predictionRound.closeTimestamp} + ${RESULT_WINDOW}::int <= ${time} end`

/** Quizzes with their rounds. The hash of the dossier connects them: nothing else could, also after a reorg. */
function selectQuizzes(db: Connection) {
  return db
    .select({ quiz, round: predictionRound, isPaused: predictionSettings.isPaused })
    .from(quiz)
    .leftJoin(
      predictionRound,
      and(eq(predictionRound.chainId, quiz.chainId), eq(predictionRound.dossier, quiz.dossier)),
    )
    .leftJoin(predictionSettings, eq(predictionSettings.chainId, quiz.chainId))
    .$dynamic()
}

type Joined = {
  quiz: typeof quiz.$inferSelect
  round: typeof predictionRound.$inferSelect | null
  isPaused: boolean | null
}

function rowOf({ quiz: row, round, isPaused }: Joined): QuizRow {
  return { ...row, round: round && { ...round, isPaused: isPaused ?? false } }
}

export async function listQuizRows(
  db: Connection,
  filter: QuizFilter,
  { page, pageSize, order }: Page,
): Promise<QuizRow[]> {
  const rows = await selectQuizzes(db)
    .where(isListed(filter))
    .orderBy(...(order === 'newest' ? [desc(quiz.id)] : [asc(quiz.submittedAt), asc(quiz.id)]))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return rows.map(rowOf)
}

export async function countQuizzes(db: Connection, filter: QuizFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(quiz)
    .leftJoin(
      predictionRound,
      and(eq(predictionRound.chainId, quiz.chainId), eq(predictionRound.dossier, quiz.dossier)),
    )
    .leftJoin(predictionSettings, eq(predictionSettings.chainId, quiz.chainId))
    .where(isListed(filter))
  return row?.total ?? 0
}

/** The open quizzes that most accounts have bet on. */
export async function listHotQuizzes(
  db: Connection,
  chainId: number,
  time: number,
  most: number,
): Promise<QuizRow[]> {
  const rows = await selectQuizzes(db)
    .where(isListed({ chainId, time, states: ['approved'], phase: 'betting', isPublic: true }))
    .orderBy(desc(predictionRound.bettors), desc(quiz.id))
    .limit(most)
  return rows.map(rowOf)
}

function isListed({ chainId, time, states, phase, author, isPublic }: QuizFilter): SQL | undefined {
  return and(
    eq(quiz.chainId, chainId),
    author === undefined ? undefined : eq(quiz.author, author),
    isPublic ? isNotNull(quiz.approvedAt) : undefined,
    or(...states.map((state) => isInState(state, time))),
    phase === undefined ? undefined : isInPhase(phase, time),
  )
}

/** The rule of `quizStateAt`, in SQL. */
function isInState(state: QuizState, time: number): SQL | undefined {
  if (state === 'approved') return and(eq(quiz.state, 'approved'), sql`(${isEnded(time)}) is not true`)
  if (state === 'closed')
    return or(eq(quiz.state, 'closed'), and(eq(quiz.state, 'approved'), sql`(${isEnded(time)})`))
  return eq(quiz.state, state)
}

/** The rule of `quizPhaseAt`, in SQL. */
function isInPhase(phase: QuizPhase, time: number): SQL | undefined {
  const isApproved = eq(quiz.state, 'approved')
  const isOpen = and(isApproved, sql`(${isEnded(time)}) is false and ${predictionRound.result} is null`)
  const isBetting = and(isOpen, sql`${predictionRound.lockTimestamp} > ${time}`)
  switch (phase) {
    case 'review':
      return eq(quiz.state, 'new')
    case 'rejected':
      return eq(quiz.state, 'rejected')
    case 'taken-down':
      return eq(quiz.state, 'closed')
    case 'upchain':
      return and(isApproved, sql`${predictionRound.id} is null`)
    case 'betting':
      return and(isBetting, sql`${predictionSettings.isPaused} is not true`)
    case 'paused':
      return and(isBetting, sql`${predictionSettings.isPaused}`)
    case 'locked':
      return and(
        isOpen,
        sql`${predictionRound.lockTimestamp} <= ${time} and ${predictionRound.closeTimestamp} > ${time}`,
      )
    case 'result':
      return and(isOpen, sql`${predictionRound.closeTimestamp} <= ${time}`)
    case 'decided':
      return and(isApproved, sql`(${isEnded(time)}) is false and ${predictionRound.result} is not null`)
    case 'ended':
      return and(isApproved, sql`(${isEnded(time)})`)
    default:
      return phase satisfies never
  }
}

export async function findQuiz(db: Connection, id: number): Promise<QuizRow | undefined> {
  const [row] = await selectQuizzes(db).where(eq(quiz.id, id))
  return row && rowOf(row)
}

export async function findBet(db: Connection, roundId: string, account: string): Promise<BetRow | undefined> {
  const [row] = await db
    .select()
    .from(predictionBet)
    .where(and(eq(predictionBet.roundId, roundId), eq(predictionBet.account, account)))
  return row
}

export function listAnnouncements(db: Connection, quizId: number): Promise<AnnouncementRow[]> {
  return db
    .select()
    .from(quizAnnouncement)
    .where(eq(quizAnnouncement.quizId, quizId))
    .orderBy(desc(quizAnnouncement.disputes))
}

const OBJECTIONS_SHOWN = 100

export function listObjections(db: Connection, quizId: number): Promise<ObjectionRow[]> {
  return db
    .select()
    .from(quizObjection)
    .where(eq(quizObjection.quizId, quizId))
    .orderBy(desc(quizObjection.at), quizObjection.author)
    .limit(OBJECTIONS_SHOWN)
}

/** Those of these accounts that operate or decide rounds. */
export async function listDeciders(
  db: Connection,
  chainId: number,
  accounts: readonly string[],
): Promise<string[]> {
  if (accounts.length === 0) return []
  const rows = await db
    .selectDistinct({ account: predictionRole.account })
    .from(predictionRole)
    .where(
      and(
        eq(predictionRole.chainId, chainId),
        predictionRole.isGranted,
        inArray(predictionRole.account, [...accounts]),
      ),
    )
  return rows.map(({ account }) => account)
}
