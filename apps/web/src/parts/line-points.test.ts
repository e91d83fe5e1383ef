import { expect, test } from 'vitest'

import { placePoints } from './line-points.ts'

const box = { width: 100, height: 50 }

test('the lowest value is at the bottom, the highest at the top, however large they are', () => {
  const wei = 10n ** 40n
  expect(
    placePoints(
      [
        { at: 0, value: wei },
        { at: 5, value: 3n * wei },
        { at: 10, value: 2n * wei },
      ],
      box,
    ),
  ).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 0 },
    { x: 100, y: 25 },
  ])
})

test('one point and a flat line are in the middle; no points stay none', () => {
  expect(placePoints([{ at: 7, value: 1n }], box)).toEqual([{ x: 50, y: 25 }])
  expect(
    placePoints(
      [
        { at: 0, value: 4n },
        { at: 1, value: 4n },
      ],
      box,
    ).map(({ y }) => y),
  ).toEqual([25, 25])
  expect(placePoints([], box)).toEqual([])
})
