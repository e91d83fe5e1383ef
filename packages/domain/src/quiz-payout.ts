import type { QuizSide } from './quiz-state.ts'

/** The highest fee rate that the contract accepts, in basis points. */
export const FEE_RATE_CAP = 1_000
const BASIS_POINTS = 10_000n

/** What both sides hold, in the coin's smallest unit, and the round's fee rate in basis points. */
export type Pools = { aAmount: bigint; bAmount: bigint; feeRate: number }

type Sides = { winning: bigint; losing: bigint }

export function sidesOf({ aAmount, bAmount }: Pools, result: QuizSide): Sides {
  return result === 'a' ? { winning: aAmount, losing: bAmount } : { winning: bAmount, losing: aAmount }
}

/** The fee is a part of the losing side, rounded down; none if nobody bet on the winning side. */
export function feeOf(pools: Pools, result: QuizSide): bigint {
  const { winning, losing } = sidesOf(pools, result)
  return winning === 0n ? 0n : (losing * BigInt(pools.feeRate)) / BASIS_POINTS
}

/** What the winners share among them, in addition to their own bets. */
export function prizeOf(pools: Pools, result: QuizSide): bigint {
  const { winning, losing } = sidesOf(pools, result)
  return winning === 0n ? 0n : losing - feeOf(pools, result)
}

/**
 * A winner's payout. The share of the prize is the increase of a rounded-down running total over the bets paid so far, as
 * in the contract: the shares add up to the prize, and the order of the claims changes one by at most the smallest unit.
 */
export function rewardOf(pools: Pools, result: QuizSide, stake: bigint, claimedBefore: bigint): bigint {
  const { winning } = sidesOf(pools, result)
  // A bet may be read a moment later than the pools that it is in.
  if (winning === 0n) return stake
  const prize = prizeOf(pools, result)
  return stake + (prize * (claimedBefore + stake)) / winning - (prize * claimedBefore) / winning
}

/** The round at its end: `claimedAmount` are the winning bets that were paid. */
export type EndedRound = Pools & { result: QuizSide | null; isRefund: boolean; claimedAmount: bigint }
export type Stake = { result: QuizSide; amount: bigint; claimed: boolean }

/** What a bet can claim after the end: its reward, its refund or nothing. */
export function claimableOf(round: EndedRound, bet: Stake): bigint {
  if (bet.claimed) return 0n
  if (round.isRefund || round.result === null) return bet.amount
  return bet.result === round.result ? rewardOf(round, round.result, bet.amount, round.claimedAmount) : 0n
}

/**
 * What a stake would be paid if its side won and nobody else bet any more. `held` is what the account has bet on this side
 * before, which is already in the pools; `added` is the new bet.
 */
export function payoutIfRight(pools: Pools, side: QuizSide, held: bigint, added: bigint): bigint {
  const next: Pools =
    side === 'a' ? { ...pools, aAmount: pools.aAmount + added } : { ...pools, bAmount: pools.bAmount + added }
  const stake = held + added
  return stake === 0n ? 0n : rewardOf(next, side, stake, 0n)
}

/** Decimal odds of a side in hundredths, rounded down: 250 pays 2.50 for 1. Null while nobody has bet on the side. */
export function oddsHundredths(pools: Pools, side: QuizSide): number | null {
  const { winning } = sidesOf(pools, side)
  if (winning === 0n) return null
  const hundredths = ((winning + prizeOf(pools, side)) * 100n) / winning
  return hundredths > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(hundredths)
}

/** The part of all bets that is on a, in basis points, rounded down; null without bets. */
export function shareOfA({ aAmount, bAmount }: Pick<Pools, 'aAmount' | 'bAmount'>): number | null {
  const total = aAmount + bAmount
  return total === 0n ? null : Number((aAmount * BASIS_POINTS) / total)
}
