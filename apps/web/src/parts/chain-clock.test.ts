import { expect, test } from 'vitest'

import { deviceTimeOf } from './chain-clock.ts'

test.each([
  ['a block is a few seconds old', 990, 1_000_000, 5_000],
  ['the device is an hour ahead', 1_000, 4_600_000, 8_600],
  ['the device is an hour behind', 4_600, 1_000_000, 1_400],
  ['the block is unknown', undefined, 1_000_000, 5_000],
])('a chain time of 5000 on the device: %s', (_, blockTime, readAtMs, expected) => {
  expect(deviceTimeOf(5_000, blockTime, readAtMs)).toBe(expected)
})
