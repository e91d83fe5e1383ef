import { expect, test } from 'vitest'

import { GasBudget } from './gas-budget.ts'

test('a line that used up its budget waits for the next day, others do not', () => {
  let now = 0
  const budget = new GasBudget({ perLine: 100n, inTotal: 1_000n }, () => now)
  budget.spend('boxes 1', 99n)
  expect(budget.allows('boxes 1')).toBe(true)
  budget.spend('boxes 1', 1n)
  expect(budget.allows('boxes 1')).toBe(false)
  expect(budget.allows('boxes 2')).toBe(true)
  now = 24 * 60 * 60 * 1_000
  expect(budget.allows('boxes 1')).toBe(true)
})

test('many lines together cannot spend more than the total of a day', () => {
  let now = 0
  const budget = new GasBudget({ perLine: 100n, inTotal: 250n }, () => now)
  for (const line of ['boxes 1', 'boxes 2', 'boxes 3']) {
    expect(budget.allows(line)).toBe(true)
    budget.spend(line, 90n)
  }
  expect(budget.allows('boxes 1')).toBe(false)
  expect(budget.allows('boxes 4')).toBe(false)
  expect(budget.isUsedUp).toBe(true)
  now = 24 * 60 * 60 * 1_000
  expect(budget.isUsedUp).toBe(false)
  expect(budget.allows('boxes 4')).toBe(true)
})
