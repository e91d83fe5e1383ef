import { expect, test } from 'vitest'

import { refundTime, roundTime } from './round-time.ts'

const beacon = { genesis: 1_727_521_075, period: 3 }

test('the first round is at the genesis, each other one a period later, and refunds open after seven days', () => {
  expect(roundTime(beacon, 1)).toBe(beacon.genesis)
  expect(roundTime(beacon, 0)).toBe(beacon.genesis)
  expect(roundTime(beacon, 101)).toBe(beacon.genesis + 300)
  expect(refundTime(beacon, 101)).toBe(beacon.genesis + 300 + 7 * 86_400)
})
