import { expect, test } from 'vitest'

import { nextPinTry } from './pinning.ts'

test('a file that could not be pinned is tried again, twice as late each time, at least once a day', () => {
  expect([1, 2, 3, 11, 12, 500].map((tries) => nextPinTry(tries) / 60_000)).toEqual([
    1, 2, 4, 1_024, 1_440, 1_440,
  ])
})
