import { expect, test } from 'vitest'

import { localTimeText, readLocalTime } from './local-time.ts'

test('a time survives the input, to the minute', () => {
  expect(readLocalTime(localTimeText(1_800_000_060))).toBe(1_800_000_060)
  expect([localTimeText(0), readLocalTime('')]).toEqual(['', 0])
})
