import { limits } from '@mofu/domain/limits'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { address, count, integer } from '../values.ts'
import { bet, quizId as id, round } from './quiz.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))

export const quizBets = route({
  service: 'app',
  method: 'GET',
  path: '/predictions/:id/bets',
  summary: 'The accounts that have bet on a quiz, the latest first',
  params: z.object({ id }),
  query: z.object({ page: z._default(count(1, limits.pageNumberMost), 1) }),
  data: z.object({ list: z.array(bet), page: z.int(), total: z.int() }),
})

export const quizOdds = route({
  service: 'app',
  method: 'GET',
  path: '/predictions/:id/odds',
  summary: 'Both pools after each bet, oldest first; evenly thinned out where there are very many',
  params: z.object({ id }),
  data: z.object({
    points: z.array(
      z.object({
        at: z.int(),
        aAmount: integer,
        bAmount: integer,
        /** What each side paid for 1, in hundredths; null while nobody had bet on it. */
        a: z.nullable(z.int()),
        b: z.nullable(z.int()),
        /** The part of all bets on a, in basis points. */
        shareOfA: z.nullable(z.int()),
      }),
    ),
    total: z.int(),
  }),
})

/** `open` is not decided yet; `claimable` and `refundable` wait for a claim. */
const outcomes = ['open', 'won', 'lost', 'refunded', 'claimable', 'refundable'] as const

export const betsOf = route({
  service: 'app',
  method: 'GET',
  path: '/predictions/bets/:account',
  summary: 'The bets of an account, newest first, with profit and loss for each coin',
  params: z.object({ account: address }),
  query: z.object({ page: z._default(count(1, limits.pageNumberMost), 1), chainId }),
  data: z.object({
    list: z.array(
      z.extend(bet, {
        /** Null where a round was started without a quiz. */
        quizId: z.nullable(z.int()),
        topic: z.string(),
        image: z.string(),
        option: z.string(),
        coin: z.string(),
        symbol: z.string(),
        decimals: z.int(),
        round,
        outcome: z.enum(outcomes),
        /** Positive, negative or 0; null while the round is open. An unclaimed reward counts. */
        profit: z.nullable(z.string()),
      }),
    ),
    page: z.int(),
    total: z.int(),
    /** For each coin, over all bets. `net` is what ended bets brought, unclaimed rewards included. */
    sums: z.array(
      z.object({
        coin: z.string(),
        symbol: z.string(),
        decimals: z.int(),
        bets: z.int(),
        staked: integer,
        /** In rounds that have not ended. */
        open: integer,
        won: integer,
        lost: integer,
        refunded: integer,
        claimable: integer,
        net: z.string(),
      }),
    ),
  }),
})
export type QuizBetOf = z.output<typeof betsOf.data>['list'][number]
export type QuizSums = z.output<typeof betsOf.data>['sums'][number]
