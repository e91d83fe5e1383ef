import { expect, test } from 'vitest'

import { endOfLotNow } from './durations.ts'

const DAY = 86_400

test('the longest lot is accepted by a block whose time is behind the device’s clock', () => {
  const now = 1_000_000
  const block = now - 12
  // The contract's rule: a lot may not last longer than the maximum from the block that takes it.
  expect(endOfLotNow(now, 30 * DAY, 30 * DAY) - block).toBeLessThanOrEqual(30 * DAY)
  expect(endOfLotNow(now, 14 * DAY, 30 * DAY)).toBe(now + 14 * DAY)
  expect(endOfLotNow(now, 30 * DAY, 0)).toBe(now + 30 * DAY)
})
