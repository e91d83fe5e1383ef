import { expect, test } from 'vitest'

import { changeLimit, isWithinLimit, limitAt, RAISE_WAIT_SECONDS } from './spending-limits.ts'

const NOW = 1_800_000_000
const DUE = NOW + RAISE_WAIT_SECONDS
const none = { amount: null, next: null }
const ten = { amount: 10n, next: null }

test('a first limit and a lower limit apply at once, also 0', () => {
  expect(changeLimit(none, 10n, NOW)).toEqual(ten)
  expect(changeLimit(ten, 4n, NOW)).toEqual({ amount: 4n, next: null })
  expect(changeLimit(ten, 0n, NOW)).toEqual({ amount: 0n, next: null })
})

test('a higher limit and no limit wait for a day', () => {
  expect(changeLimit(ten, 20n, NOW)).toEqual({ amount: 10n, next: { amount: 20n, at: DUE } })
  expect(changeLimit(ten, null, NOW)).toEqual({ amount: 10n, next: { amount: null, at: DUE } })
})

test('the wait ends with its last second', () => {
  const raised = changeLimit(ten, 20n, NOW)
  expect(limitAt(raised, DUE - 1)).toEqual(raised)
  expect(limitAt(raised, DUE)).toEqual({ amount: 20n, next: null })
  expect(limitAt(changeLimit(ten, null, NOW), DUE)).toEqual(none)
})

test('a raise of a raise waits for another day; the same and a lower one do not', () => {
  const raised = changeLimit(ten, 20n, NOW)
  const later = NOW + 3_600
  const again = later + RAISE_WAIT_SECONDS
  expect(changeLimit(raised, 30n, later)).toEqual({ amount: 10n, next: { amount: 30n, at: again } })
  expect(changeLimit(raised, null, later)).toEqual({ amount: 10n, next: { amount: null, at: again } })
  expect(changeLimit(raised, 20n, later)).toEqual(raised)
  expect(changeLimit(raised, 15n, later)).toEqual({ amount: 10n, next: { amount: 15n, at: DUE } })
  const removed = changeLimit(ten, null, NOW)
  expect(changeLimit(removed, null, later)).toEqual(removed)
  expect(changeLimit(removed, 50n, later)).toEqual({ amount: 10n, next: { amount: 50n, at: DUE } })
})

test('lowering, or asking for the limit of now, drops a raise that waits', () => {
  const raised = changeLimit(ten, 20n, NOW)
  expect(changeLimit(raised, 10n, NOW + 1)).toEqual(ten)
  expect(changeLimit(raised, 5n, NOW + 1)).toEqual({ amount: 5n, next: null })
})

test('a raise that is due counts before the next change', () => {
  const raised = changeLimit(ten, 20n, NOW)
  expect(changeLimit(raised, 15n, DUE)).toEqual({ amount: 15n, next: null })
  expect(changeLimit(changeLimit(ten, null, NOW), 99n, DUE)).toEqual({ amount: 99n, next: null })
})

test('a payment may reach the limit and not exceed it; winnings do not raise it', () => {
  expect(isWithinLimit(10n, 7n, 3n)).toBe(true)
  expect(isWithinLimit(10n, 7n, 4n)).toBe(false)
  expect(isWithinLimit(10n, -90n, 10n)).toBe(true)
  expect(isWithinLimit(10n, -90n, 11n)).toBe(false)
  expect(isWithinLimit(0n, 0n, 1n)).toBe(false)
  expect(isWithinLimit(null, 10n ** 30n, 1n)).toBe(true)
})

test('what costs nothing is within every limit, also when more than the limit was spent before it was lowered', () => {
  expect(isWithinLimit(5n, 8n, 0n)).toBe(true)
  expect(isWithinLimit(0n, 8n, 0n)).toBe(true)
  expect(isWithinLimit(5n, 8n, 1n)).toBe(false)
})
