import { expect, test } from 'vitest'

import { rowsOnScreen } from './rows-on-screen.ts'

const rows = { count: 2_500, step: 400, top: 300 }

test.each([
  ['at the top', 0, { from: 0, to: 4 }],
  ['in the middle', 300 + 400 * 1_000, { from: 998, to: 1_005 }],
  ['at the end', 300 + 400 * 2_500 - 900, { from: 2_495, to: 2_500 }],
  ['far below the end, as while the list shrinks', 9_999_999, { from: 2_497, to: 2_500 }],
])('%s only the rows near the screen exist', (_, scrolled, range) => {
  expect(rowsOnScreen(rows, { scrolled, height: 900 })).toEqual(range)
})

test('all rows of a short list are mounted', () => {
  expect(rowsOnScreen({ ...rows, count: 2 }, { scrolled: 0, height: 900 })).toEqual({ from: 0, to: 2 })
  expect(rowsOnScreen({ ...rows, count: 0 }, { scrolled: 0, height: 900 })).toEqual({ from: 0, to: 0 })
})
