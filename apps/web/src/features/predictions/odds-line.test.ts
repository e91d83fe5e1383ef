import { expect, test } from 'vitest'

import { oddsLine } from './odds-line.ts'

const points = [
  { at: 10, a: 100, b: null },
  { at: 20, a: 250, b: 160 },
  { at: 20, a: 300, b: 150 },
]

test('a chart has one point for each time, the last one of a block, and none before the first bet on a side', () => {
  expect(oddsLine(points, 'a')).toEqual([
    { at: 10, value: 100n },
    { at: 20, value: 300n },
  ])
  expect(oddsLine(points, 'b')).toEqual([{ at: 20, value: 150n }])
})
