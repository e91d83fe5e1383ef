import { predictionBet, predictionEvent, predictionRound, predictionSettings } from '@mofu/db/app/predictions'
import { quiz } from '@mofu/db/app/predictions/quiz'
import type { Connection } from '@mofu/db/connect'
import { and, desc, eq, lt, sql } from 'drizzle-orm'

import type { BetRow, RoundRow } from '../store.ts'

/** A bet with its round, and the quiz if the round was started for one. */
export type BetOnRound = {
  bet: BetRow
  round: RoundRow
  quiz: { id: number; topic: string; image: string; optionA: string; optionB: string } | null
}

export type OddsRow = { at: number; aAmount: bigint; bAmount: bigint }

type Page = { page: number; pageSize: number }

export function listBetRows(db: Connection, roundId: string, { page, pageSize }: Page): Promise<BetRow[]> {
  return db
    .select()
    .from(predictionBet)
    .where(eq(predictionBet.roundId, roundId))
    .orderBy(desc(predictionBet.betOrder))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
}

export function countBetsOf(db: Connection, chainId: number, account: string): Promise<number> {
  return db.$count(predictionBet, and(eq(predictionBet.account, account), eq(predictionBet.chainId, chainId)))
}

/** The bets of an account, newest first: those before a position, or all. */
export async function listBetsOf(
  db: Connection,
  { chainId, account, before }: { chainId: number; account: string; before?: number | undefined },
  { page, pageSize }: Page,
): Promise<BetOnRound[]> {
  const rows = await db
    .select({
      bet: predictionBet,
      round: predictionRound,
      isPaused: predictionSettings.isPaused,
      quiz: {
        id: quiz.id,
        topic: quiz.topic,
        image: quiz.image,
        optionA: quiz.optionA,
        optionB: quiz.optionB,
      },
    })
    .from(predictionBet)
    .innerJoin(predictionRound, eq(predictionRound.id, predictionBet.roundId))
    .leftJoin(predictionSettings, eq(predictionSettings.chainId, predictionBet.chainId))
    .leftJoin(quiz, and(eq(quiz.chainId, predictionRound.chainId), eq(quiz.dossier, predictionRound.dossier)))
    .where(
      and(
        eq(predictionBet.account, account),
        eq(predictionBet.chainId, chainId),
        before === undefined ? undefined : lt(predictionBet.betOrder, before),
      ),
    )
    .orderBy(desc(predictionBet.betOrder))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return rows.map(({ isPaused, round, ...row }) => ({
    ...row,
    round: { ...round, isPaused: isPaused ?? false },
  }))
}

/** Both pools after the bets of a round: evenly thinned out to `most`, and always with the last. */
export async function listOdds(
  db: Connection,
  roundId: string,
  most: number,
): Promise<{ points: OddsRow[]; total: number }> {
  const total = await db.$count(
    predictionEvent,
    and(eq(predictionEvent.roundId, roundId), eq(predictionEvent.kind, 'bet')),
  )
  const step = Math.ceil(Math.max(total, 1) / most)
  const { rows } = await db.execute<{ at: string; a: string; b: string }>(sql`
    select at, a, b from (
      select at, a_amount as a, b_amount as b, event_order,
        row_number() over (order by event_order desc) - 1 as place
      from app.prediction_event where round_id = ${roundId} and kind = 'bet') e
    where place % ${step} = 0 order by event_order`)
  const points = rows.map(({ at, a, b }) => ({ at: Number(at), aAmount: BigInt(a), bAmount: BigInt(b) }))
  return { points, total }
}
