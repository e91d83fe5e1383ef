import { expect, test } from 'vitest'

import {
  centsLeft,
  centsOf,
  centsOfPart,
  returnedUnits,
  unitsFor,
  unitsOfPart,
  unitsToReturn,
} from './coin-amount.ts'

const dollar = { answer: 100_000_000n, decimals: 8 }

test('a dollar coin of any decimals pays cents exactly', () => {
  expect(unitsFor(12_345n, dollar, 6)).toBe(123_450_000n)
  expect(unitsFor(12_345n, dollar, 18)).toBe(123_450_000_000_000_000_000n)
  expect(unitsFor(12_345n, dollar, 2)).toBe(12_345n)
  // A coin without decimals is rounded up to a whole one.
  expect(unitsFor(12_345n, dollar, 0)).toBe(124n)
})

test('the amount is rounded up, by less than one unit, for any price', () => {
  // A fixed sequence, so that a failure can be reproduced.
  let seed = 7n
  const next = (most: bigint) => {
    seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % (1n << 64n)
    return 1n + ((seed >> 11n) % most)
  }
  for (let round = 0; round < 2_000; round++) {
    const cents = next(1_000_000_000n)
    const price = { answer: next(10_000_000_000_000n), decimals: 8 }
    const decimals = [0, 2, 6, 8, 18][round % 5] ?? 18
    const units = unitsFor(cents, price, decimals)
    // Compared as fractions: units × price against cents, over the same denominator.
    const worth = units * price.answer * 100n
    const due = cents * 10n ** BigInt(decimals + price.decimals)
    expect(worth >= due).toBe(true)
    expect(worth - due < price.answer * 100n).toBe(true)
  }
})

test('256-bit values keep every digit', () => {
  const cents = 2n ** 200n + 1n
  expect(unitsFor(cents, { answer: 1n, decimals: 0 }, 2)).toBe(cents)
})

test('refuses an amount of zero and a price of zero', () => {
  expect(() => unitsFor(0n, dollar, 6)).toThrow(RangeError)
  expect(() => unitsFor(1n, { answer: 0n, decimals: 8 }, 6)).toThrow(RangeError)
  expect(() => unitsFor(1n, { answer: -1n, decimals: 8 }, 6)).toThrow(RangeError)
})

test('a part of a payment never exceeds the whole', () => {
  expect(unitsOfPart(100n, 1n, 3n)).toBe(33n)
  expect(unitsOfPart(100n, 3n, 3n)).toBe(100n)
  expect(unitsOfPart(100n, 0n, 3n)).toBe(0n)
  expect(() => unitsOfPart(100n, 4n, 3n)).toThrow(RangeError)
})

test('refunded units are worth the requested cents, although they were rounded down', () => {
  const units = 10_333_333_333_333_334n
  const back = unitsOfPart(units, 1_000n, 3_100n)
  expect(centsOfPart(back, units, 3_100n)).toBe(1_000n)
  expect(centsOfPart(units, units, 3_100n)).toBe(3_100n)
  expect(centsOfPart(0n, units, 3_100n)).toBe(0n)
})

test('held and captured amounts do not count as refunded', () => {
  expect(returnedUnits({ amount: 100n, held: 100n, refundable: 0n })).toBe(0n)
  expect(returnedUnits({ amount: 100n, held: 70n, refundable: 0n })).toBe(30n)
  expect(returnedUnits({ amount: 100n, held: 0n, refundable: 70n })).toBe(30n)
  expect(returnedUnits({ amount: 100n, held: 0n, refundable: 0n })).toBe(100n)
})

test('a refund never exceeds the remainder, and refunding the whole remainder returns everything held', () => {
  const amount = 10_333_333_333_333_334n
  const whole = { amount, held: amount, refundable: 0n }
  expect(centsLeft(whole, 3_100n)).toBe(3_100n)
  expect(unitsToReturn(whole, 3_101n, 3_100n)).toBeUndefined()
  expect(unitsToReturn(whole, 0n, 3_100n)).toBeUndefined()
  const first = unitsToReturn(whole, 1_000n, 3_100n) ?? 0n
  expect(first).toBe(unitsOfPart(amount, 1_000n, 3_100n))
  const rest = { amount, held: amount - first, refundable: 0n }
  expect(centsLeft(rest, 3_100n)).toBe(2_100n)
  expect(unitsToReturn(rest, 2_101n, 3_100n)).toBeUndefined()
  expect(unitsToReturn(rest, 2_100n, 3_100n)).toBe(rest.held)
  expect(unitsToReturn({ amount, held: 0n, refundable: 0n }, 1n, 3_100n)).toBeUndefined()
})

test('partial refunds of a coin with few units never exceed what was paid', () => {
  let payment = { amount: 7n, held: 7n, refundable: 0n }
  for (const cents of [500n, 300n, 700n, 400n]) {
    const units = unitsToReturn(payment, cents, 2_000n) ?? 0n
    payment = { ...payment, held: payment.held - units }
    expect(payment.held >= 0n).toBe(true)
  }
})

test('what an amount is worth in cents is rounded half up', () => {
  const ether = { answer: 250_000_000_000n, decimals: 8 }
  expect(centsOf(50_000_000_000_000_000n, ether, 18)).toBe(12_500n)
  expect(centsOf(2_000_000_000_000n, ether, 18)).toBe(1n)
  expect(centsOf(1_999_999_999_999n, ether, 18)).toBe(0n)
  expect(centsOf(0n, ether, 18)).toBe(0n)
  expect(centsOf(1_234_567n, dollar, 6)).toBe(123n)
})
