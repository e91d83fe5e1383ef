import { quizLimits } from '@mofu/domain/quiz-rules'
import { quizPhases, quizSides, quizStates, refundReasons, roundStates } from '@mofu/domain/quiz-state'
import * as z from 'zod/mini'

import { address, amountUpTo, count, integer } from '../values.ts'

export const quizId = count(1, 2_147_483_647)
export const quizText = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const side = z.enum(quizSides)
const signed = z.string().check(z.regex(/^(0|-?[1-9]\d{0,37})$/, 'must be decimal digits'))
/** The contract's prices have 128 bits: one digit more than a form may have. */
const chainPrice = z.string().check(z.regex(/^(0|-?[1-9]\d{0,38})$/, 'must be decimal digits'))
const seconds = count(0, 4_102_444_800)

/** What an author writes. Empty fields are allowed here and refused by name, so that a form can show what is missing. */
export const form = z.object({
  topic: z._default(quizText(quizLimits.topic), ''),
  content: z._default(quizText(quizLimits.content), ''),
  options: z._default(z.object({ a: quizText(quizLimits.option), b: quizText(quizLimits.option) }), {
    a: '',
    b: '',
  }),
  criteria: z._default(quizText(quizLimits.criteria), ''),
  source: z._default(quizText(quizLimits.source), ''),
  fallback: z._default(quizText(quizLimits.fallback), ''),
  /** IANA name of the zone in which the texts mean their times. */
  timeZone: z._default(quizText(64), ''),
  /** When betting ends, and when the result is known: Unix time in seconds. */
  closeBetsAt: z._default(seconds, 0),
  drawAt: z._default(seconds, 0),
  coin: address,
  /** In the coin's smallest unit. */
  unitAmount: z._default(amountUpTo(quizLimits.unit), '0'),
  /** The reference price, if the question is about a price; otherwise 0. */
  lockPrice: z._default(signed, '0'),
  /** The `pictureUrl` of an upload. */
  image: z._default(quizText(500), ''),
})
export type QuizFormInput = z.input<typeof form>

/** SPEC §3 prediction round, with the state at the indexed block's time. */
export const round = z.object({
  epoch: z.int(),
  contract: z.string(),
  dossier: z.string(),
  rewardToken: z.string(),
  unit: integer,
  startTimestamp: z.int(),
  lockTimestamp: z.int(),
  closeTimestamp: z.int(),
  /** When the result becomes final; 0 without a result. */
  finalTimestamp: z.int(),
  /** Until when the operator can set a result; without one every bet is refunded. */
  resultUntil: z.int(),
  lockPrice: chainPrice,
  closePrice: chainPrice,
  totalAmount: integer,
  aAmount: integer,
  bAmount: integer,
  /** These three are 0 until the result is final, and if bets are refunded. */
  rewardBaseCalAmount: integer,
  rewardAmount: integer,
  treasuryAmt: integer,
  result: z.nullable(side),
  state: z.enum(roundStates),
  isRefund: z.boolean(),
  refundReason: z.nullable(z.enum(refundReasons)),
  /** Basis points of the losing side. */
  feeRate: z.int(),
  isFeeClaimed: z.boolean(),
  bettors: z.int(),
  /** Winning bets that were paid: with it, `rewardOf` gives the exact amount of the next claim. */
  claimedAmount: integer,
  /** What each side pays for 1, in hundredths, if nobody else bets; null while nobody has bet on it. */
  odds: z.object({ a: z.nullable(z.int()), b: z.nullable(z.int()) }),
  /** How often its result was disputed. */
  disputes: z.int(),
  startTx: z.string(),
  resultTx: z.nullable(z.string()),
})
export type QuizRound = z.output<typeof round>

/** What a list shows of a quiz: SPEC §3's fields, those of the form, and its round on chain. */
export const quiz = z.object({
  id: z.int(),
  chainId: z.int(),
  /** Who wrote it. */
  address: z.string(),
  isApproved: z.boolean(),
  /** Why it was rejected or taken down; empty otherwise. */
  reason: z.string(),
  /** As on chain; it can still be disputed while `phase` is `decided`. */
  result: z.nullable(side),
  state: z.enum(quizStates),
  phase: z.enum(quizPhases),
  topic: z.string(),
  content: z.string(),
  options: z.object({ a: z.string(), b: z.string() }),
  criteria: z.string(),
  source: z.string(),
  fallback: z.string(),
  timeZone: z.string(),
  closeBetsAt: z.int(),
  drawAt: z.int(),
  coin: z.string(),
  /** Of the coin that bets are in: the round's once there is one, which should be the quiz's. */
  symbol: z.string(),
  decimals: z.int(),
  unitAmount: integer,
  lockPrice: signed,
  image: z.string(),
  /** `keccak256` of `dossierText`, as it is on chain once the round is started. */
  dossier: z.string(),
  /** Sent back with a change or a review: what was changed in between is not overwritten. */
  version: z.int(),
  createdAt: z.int(),
  reviewedAt: z.nullable(z.int()),
  closedAt: z.nullable(z.int()),
  round: z.nullable(round),
})
export type Quiz = z.output<typeof quiz>

/** SPEC §3 bet: result, amount and claimed, with what it brings. */
export const bet = z.object({
  account: z.string(),
  result: side,
  amount: integer,
  claimed: z.boolean(),
  /** What was paid for it: a reward or a refund; null before. */
  paid: z.nullable(integer),
  /** What `claim` pays now; 0 before the end, after a claim and for a lost bet. */
  claimable: integer,
  /** If its side wins and nobody else bets; its reward once the result is final. */
  payoutIfRight: integer,
  betAt: z.int(),
  betTx: z.string(),
  claimedAt: z.nullable(z.int()),
  claimedTx: z.nullable(z.string()),
  /** Operators and admins decide quizzes, so they should not bet. Anybody can see it if one does. */
  isDecider: z.boolean(),
})
export type QuizBet = z.output<typeof bet>

/** An announced result with its evidence. Final, disputed or replaced: `state` says which. */
const announcement = z.object({
  result: side,
  evidence: z.string(),
  /** Who announced it, and whether a second admin confirmed it. */
  address: z.string(),
  isConfirmed: z.boolean(),
  at: z.int(),
  /** `announced` is not on chain yet; `other` was set on chain otherwise than announced. */
  state: z.enum(['announced', 'on-chain', 'disputed', 'other']),
})
export type QuizAnnouncement = z.output<typeof announcement>

const objection = z.object({
  address: z.string(),
  side,
  reason: z.string(),
  at: z.int(),
  /** How many results were disputed before the one that it objects to, as `disputes` of the round. */
  disputes: z.int(),
})
export type QuizObjection = z.output<typeof objection>

export const detail = z.extend(quiz, {
  /** The exact text whose hash is the dossier. */
  dossierText: z.string(),
  /** Terms of the round that are not those of the dossier: nobody should bet then. */
  differences: z.array(z.enum(['rewardToken', 'unit', 'lockTimestamp', 'closeTimestamp', 'lockPrice'])),
  /** Newest first. */
  announcements: z.array(announcement),
  objections: z.array(objection),
  /** Of `account`; null without a bet or without an account. */
  bet: z.nullable(bet),
  /** Why `account` should not bet: it operates or decides quizzes, or has reviewed this one. */
  isDecider: z.boolean(),
})
export type QuizDetail = z.output<typeof detail>
