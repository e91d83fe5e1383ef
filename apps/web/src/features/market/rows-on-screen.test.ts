import { expect, test } from 'vitest'

import { rowsOnScreen } from './rows-on-screen.ts'

const rows = { count: 2_500, step: 400, top: 300 }

test.each([
  ['at the top', 0, { from: 0, to: 5 }],
  ['in the middle', 300 + 400 * 1_000, { from: 997, to: 1_006 }],
  ['at the end', 300 + 400 * 2_500 - 900, { from: 2_494, to: 2_500 }],
  ['far below the end, as while the list shrinks', 9_999_999, { from: 2_496, to: 2_500 }],
])('%s only the rows near the screen exist', (_, scrolled, range) => {
  expect(rowsOnScreen(rows, { scrolled, height: 900 })).toEqual(range)
})

test('a short list exists whole', () => {
  expect(rowsOnScreen({ ...rows, count: 2 }, { scrolled: 0, height: 900 })).toEqual({ from: 0, to: 2 })
  expect(rowsOnScreen({ ...rows, count: 0 }, { scrolled: 0, height: 900 })).toEqual({ from: 0, to: 0 })
})
