import { expect, test } from 'vitest'

import { isMachineLow } from './machine-low.ts'

test.each([
  [501, 0, false],
  [500, 0, true],
  [505, 5, true],
  [0, 0, true],
])('with %i of 10,000 pets in it, %i of them paid for, a machine is low: %s', (size, pending, isLow) => {
  expect(isMachineLow({ size, pending, pets: 10_000 })).toBe(isLow)
})
