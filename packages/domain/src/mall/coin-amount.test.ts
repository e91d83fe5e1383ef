import { expect, test } from 'vitest'

import { centsOfPart, returnedUnits, unitsFor, unitsOfPart } from './coin-amount.ts'

const dollar = { answer: 100_000_000n, decimals: 8 }

test('a dollar coin of any decimals pays cents exactly', () => {
  expect(unitsFor(12_345n, dollar, 6)).toBe(123_450_000n)
  expect(unitsFor(12_345n, dollar, 18)).toBe(123_450_000_000_000_000_000n)
  expect(unitsFor(12_345n, dollar, 2)).toBe(12_345n)
  // A coin without decimals is rounded up to a whole one.
  expect(unitsFor(12_345n, dollar, 0)).toBe(124n)
})

test('the amount is rounded up, by less than one unit, for any price', () => {
  // A fixed sequence, so that a failure comes back: no two runs differ.
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
    // Compared as fractions: units × price against cents, both over the same denominator.
    const worth = units * price.answer * 100n
    const due = cents * 10n ** BigInt(decimals + price.decimals)
    expect(worth >= due).toBe(true)
    expect(worth - due < price.answer * 100n).toBe(true)
  }
})

test('values of 256 bits keep every digit', () => {
  const cents = 2n ** 200n + 1n
  expect(unitsFor(cents, { answer: 1n, decimals: 0 }, 2)).toBe(cents)
})

test('what costs nothing or has no price is refused', () => {
  expect(() => unitsFor(0n, dollar, 6)).toThrow(RangeError)
  expect(() => unitsFor(1n, { answer: 0n, decimals: 8 }, 6)).toThrow(RangeError)
  expect(() => unitsFor(1n, { answer: -1n, decimals: 8 }, 6)).toThrow(RangeError)
})

test('a part of a payment never comes to more than all of it', () => {
  expect(unitsOfPart(100n, 1n, 3n)).toBe(33n)
  expect(unitsOfPart(100n, 3n, 3n)).toBe(100n)
  expect(unitsOfPart(100n, 0n, 3n)).toBe(0n)
  expect(() => unitsOfPart(100n, 4n, 3n)).toThrow(RangeError)
})

test('what went back is worth the cents that were asked for, though its units were rounded down', () => {
  const units = 10_333_333_333_333_334n
  const back = unitsOfPart(units, 1_000n, 3_100n)
  expect(centsOfPart(back, units, 3_100n)).toBe(1_000n)
  expect(centsOfPart(units, units, 3_100n)).toBe(3_100n)
  expect(centsOfPart(0n, units, 3_100n)).toBe(0n)
})

test('what is held and what was captured has not gone back', () => {
  expect(returnedUnits({ amount: 100n, held: 100n, refundable: 0n })).toBe(0n)
  expect(returnedUnits({ amount: 100n, held: 70n, refundable: 0n })).toBe(30n)
  expect(returnedUnits({ amount: 100n, held: 0n, refundable: 70n })).toBe(30n)
  expect(returnedUnits({ amount: 100n, held: 0n, refundable: 0n })).toBe(100n)
})
