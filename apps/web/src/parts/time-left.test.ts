import { expect, test } from 'vitest'

import { clockText, timeLeft } from './time-left.ts'

test.each([
  [1, '00:01'],
  [0.2, '00:01'],
  [59, '00:59'],
  [3_600, '01:00:00'],
  [86_399, '23:59:59'],
  [90_061, '01:01:01'],
])('%d seconds are %s on the clock', (seconds, text) => {
  const left = timeLeft(1_000 + seconds, 1_000)
  expect(left && clockText(left)).toBe(text)
})

test('days are counted separately, and a moment that has passed leaves nothing', () => {
  expect(timeLeft(90_061, 0)).toMatchObject({ days: 1, hours: 1 })
  expect(timeLeft(1_000, 1_000)).toBeUndefined()
  expect(timeLeft(999, 1_000)).toBeUndefined()
})
