import type { Database } from '@mofu/db/connect'
import { limits } from '@mofu/domain/limits'
import { oddsHundredths, shareOfA } from '@mofu/domain/quiz-payout'
import * as wire from '@mofu/wire/predictions/bets'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../../platform/coin-names.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import { betOf, roundOf } from '../quiz.ts'
import { requirePublicQuiz } from '../require-quiz.ts'
import { listDeciders } from '../store.ts'
import { outcomeOf } from './bet-outcome.ts'
import { type BetOnRound, countBetsOf, listBetRows, listBetsOf, listOdds } from './store.ts'
import { sumBets } from './sum-bets.ts'

type Deps = { db: Database; nameCoin: NameCoin; readWatermark: ReadWatermark; defaultChainId: number }

const pageSize = limits.predictionPage
/** As many as a chart can show. */
const ODDS_POINTS = 400

export function quizBetRoutes(
  server: FastifyInstance,
  { db, nameCoin, readWatermark, defaultChainId }: Deps,
): void {
  mount(server, wire.quizBets, 'anyone', async ({ params: { id }, query: { page } }) => {
    const quiz = await requirePublicQuiz(db, id)
    const at = await readWatermark(quiz.chainId)
    const { round } = quiz
    if (!round) return { data: { list: [], page, total: 0 }, at }
    const rows = await listBetRows(db, round.id, { page, pageSize })
    const deciders = await listDeciders(
      db,
      quiz.chainId,
      rows.map(({ account }) => account),
    )
    const isDecider = (account: string) => deciders.includes(account) || quiz.reviewedBy === account
    const list = rows.map((row) => betOf(row, round, at.blockTime, isDecider(row.account)))
    return { data: { list, page, total: round.bettors }, at }
  })

  mount(server, wire.quizOdds, 'anyone', async ({ params: { id } }) => {
    const { chainId, round } = await requirePublicQuiz(db, id)
    const at = await readWatermark(chainId)
    if (!round) return { data: { points: [], total: 0 }, at }
    const { points, total } = await listOdds(db, round.id, ODDS_POINTS)
    const shown = points.map((point) => {
      const pools = { ...point, feeRate: round.feeRate }
      return {
        at: point.at,
        aAmount: String(point.aAmount),
        bAmount: String(point.bAmount),
        a: oddsHundredths(pools, 'a'),
        b: oddsHundredths(pools, 'b'),
        shareOfA: shareOfA(point),
      }
    })
    return { data: { points: shown, total }, at }
  })

  mount(server, wire.betsOf, 'anyone', async ({ params: { account }, query }) => {
    const { page, chainId = defaultChainId } = query
    const at = await readWatermark(chainId)
    const [rows, total, sums, deciders] = await Promise.all([
      listBetsOf(db, { chainId, account }, { page, pageSize }),
      countBetsOf(db, chainId, account),
      sumBets(db, { chainId, account }, at.blockTime),
      listDeciders(db, chainId, [account]),
    ])
    const shown = ({ bet, round, quiz }: BetOnRound): wire.QuizBetOf => {
      const { outcome, profit } = outcomeOf(bet, round, at.blockTime)
      return {
        ...betOf(bet, round, at.blockTime, deciders.length > 0),
        quizId: quiz?.id ?? null,
        topic: quiz?.topic ?? '',
        image: quiz?.image ?? '',
        option: (bet.side === 'a' ? quiz?.optionA : quiz?.optionB) ?? '',
        coin: round.coin,
        ...nameCoin(chainId, round.coin),
        round: roundOf(round, at.blockTime),
        outcome,
        profit: profit === null ? null : String(profit),
      }
    }
    const data = {
      list: rows.map(shown),
      page,
      total,
      sums: sums.map((sum) => ({
        ...sum,
        ...nameCoin(chainId, sum.coin),
        staked: String(sum.staked),
        open: String(sum.open),
        won: String(sum.won),
        lost: String(sum.lost),
        refunded: String(sum.refunded),
        claimable: String(sum.claimable),
        net: String(sum.net),
      })),
    }
    return { data, at }
  })
}
