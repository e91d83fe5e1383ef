import { expect, test } from 'vitest'

import { chanceOf, millionths, oneIn, pullPrices, redeemTotal, sumOf } from './pull-odds.ts'

const GBT = 10n ** 18n
const STEP = 10n ** 15n

test('each of the next pulls costs one step more, and ten cost what the contract takes for an order of ten', () => {
  const prices = pullPrices({ price: GBT + 3n * STEP, step: STEP }, 10)
  expect(prices[0]).toBe(GBT + 3n * STEP)
  expect(prices[9]).toBe(GBT + 12n * STEP)
  // Gacha._cost: size × unit + (size × first + size × (size − 1) / 2) × step
  expect(sumOf(prices)).toBe(10n * GBT + (10n * 3n + 45n) * STEP)
  expect(pullPrices({ price: GBT, step: STEP }, 0)).toEqual([])
})

test('the redeemed total is the sum of what each pet pays, to the last unit', () => {
  expect(redeemTotal([GBT, GBT + STEP])).toBe((83n * GBT) / 100n + (83n * (GBT + STEP)) / 100n)
  // 17% of 1 and of 99 are rounded down each by itself.
  expect(redeemTotal([1n, 99n])).toBe(1n + 83n)
})

test('the chances of all tiers add up to exactly one', () => {
  const lefts = [99, 497, 1_398, 2_999, 5_000]
  const size = sumOf(lefts.map(BigInt))
  const chances = lefts.map((left) => chanceOf({ left, size: Number(size), pulls: 1 }))
  expect(chances.map((chance) => chance.in)).toEqual(lefts.map(() => size))
  expect(sumOf(chances.map((chance) => chance.of))).toBe(size)
})

test('several pulls never return a pet, so the chance of at least one is hypergeometric', () => {
  // Of 4 pets 2 are rare: two pulls miss both in 1 of 6 ways.
  const chance = chanceOf({ left: 2, size: 4, pulls: 2 })
  expect(chance.of * 6n).toBe(chance.in * 5n)
  expect(chanceOf({ left: 3, size: 4, pulls: 2 })).toEqual({ of: 12n, in: 12n })
  expect(millionths(chanceOf({ left: 0, size: 4, pulls: 3 }))).toBe(0)
  expect(() => chanceOf({ left: 1, size: 2, pulls: 3 })).toThrow(RangeError)
})

test('chances are shown in millionths and as 1 in X with three significant digits', () => {
  const rare = chanceOf({ left: 3, size: 9_412, pulls: 1 })
  expect(millionths(rare)).toBe(319)
  expect(oneIn(rare)).toBe(3_140)
  expect(oneIn(chanceOf({ left: 5_000, size: 10_000, pulls: 1 }))).toBe(2)
  expect(oneIn(chanceOf({ left: 4_999, size: 9_997, pulls: 1 }))).toBe(2)
  expect(oneIn(chanceOf({ left: 2_999, size: 9_997, pulls: 1 }))).toBe(3.33)
  expect(oneIn(chanceOf({ left: 0, size: 9_997, pulls: 1 }))).toBeUndefined()
  expect(millionths(chanceOf({ left: 0, size: 0, pulls: 0 }))).toBe(0)
})
