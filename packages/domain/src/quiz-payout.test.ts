import { expect, test } from 'vitest'

import { claimableOf, feeOf, oddsHundredths, payoutIfRight, rewardOf, shareOfA } from './quiz-payout.ts'

const pools = { aAmount: 300n, bAmount: 1_000n, feeRate: 300 }

test('winners get their bets and share the losing side less the fee; the payouts and the fee are the pot', () => {
  expect(feeOf(pools, 'a')).toBe(30n)
  const first = rewardOf(pools, 'a', 100n, 0n)
  const second = rewardOf(pools, 'a', 200n, 100n)
  expect([first, second]).toEqual([423n, 847n])
  expect(first + second + feeOf(pools, 'a')).toBe(1_300n)
  // The other order moves one by the smallest unit, and the sum stays.
  expect(rewardOf(pools, 'a', 200n, 0n) + rewardOf(pools, 'a', 100n, 200n)).toBe(1_270n)
})

test('without bets on the winning side there is no fee', () => {
  expect(feeOf({ ...pools, aAmount: 0n }, 'a')).toBe(0n)
})

test('a bet claims its reward, its refund or nothing, once', () => {
  const round = { ...pools, result: 'a', isRefund: false, claimedAmount: 0n } as const
  const bet = { result: 'a', amount: 300n, claimed: false } as const
  expect(claimableOf(round, bet)).toBe(1_270n)
  expect(claimableOf(round, { ...bet, claimed: true })).toBe(0n)
  expect(claimableOf(round, { ...bet, result: 'b' })).toBe(0n)
  expect(claimableOf({ ...round, isRefund: true }, { ...bet, result: 'b' })).toBe(300n)
})

test('the payout if right counts the new bet among the pools; a lone bet gets itself back', () => {
  expect(payoutIfRight(pools, 'a', 0n, 100n)).toBe(100n + 242n)
  expect(payoutIfRight(pools, 'a', 100n, 100n)).toBe(200n + 485n)
  expect(payoutIfRight({ aAmount: 0n, bAmount: 0n, feeRate: 300 }, 'b', 0n, 7n)).toBe(7n)
  expect(payoutIfRight(pools, 'a', 0n, 0n)).toBe(0n)
})

test('odds are hundredths, and the share of a is basis points', () => {
  expect(oddsHundredths(pools, 'a')).toBe(423)
  expect(oddsHundredths(pools, 'b')).toBe(129)
  expect(oddsHundredths({ ...pools, bAmount: 0n }, 'b')).toBeNull()
  expect(shareOfA(pools)).toBe(2_307)
  expect(shareOfA({ aAmount: 0n, bAmount: 0n })).toBeNull()
})

test('over 1,000 random rounds with units from 1, payouts and fee are the pot, the fee is within its cap, and nobody who is right loses', () => {
  // Repeatable: the numerical recipes' generator.
  let state = 20_261_117n
  const roll = (sides: number) => {
    state = (state * 1_664_525n + 1_013_904_223n) % 2n ** 32n
    return Number((state >> 8n) % BigInt(sides))
  }
  for (let number = 0; number < 1_000; number++) {
    const unit = [1n, 7n, 10n ** 2n, 10n ** 6n, 10n ** 18n][roll(5)] ?? 1n
    const stakes = Array.from({ length: 1 + roll(8) }, () => BigInt(1 + roll(1_000)) * unit)
    const aAmount = stakes.reduce((sum, stake) => sum + stake, 0n)
    const round = { aAmount, bAmount: BigInt(roll(1_000)) * unit, feeRate: roll(1_001) }
    let claimed = 0n
    let paid = feeOf(round, 'a')
    expect(paid * 10n <= round.bAmount).toBe(true)
    for (const stake of stakes) {
      const reward = rewardOf(round, 'a', stake, claimed)
      expect(reward >= stake).toBe(true)
      // What was shown before is at most the smallest unit away.
      const shown = payoutIfRight(round, 'a', stake, 0n)
      expect(reward - shown >= 0n && reward - shown <= 1n).toBe(true)
      claimed += stake
      paid += reward
    }
    expect(paid).toBe(aAmount + round.bAmount)
  }
})

test('the first bet of a side that is newer than the pools it is in is estimated as it is', () => {
  expect(payoutIfRight({ aAmount: 0n, bAmount: 10n, feeRate: 300 }, 'a', 5n, 0n)).toBe(5n)
})
