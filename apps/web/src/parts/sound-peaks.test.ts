import { expect, test } from 'vitest'

import { peaksOf } from './sound-peaks.ts'

test('each part has its peak relative to the loudest', () => {
  expect(peaksOf(Float32Array.from([0, 0.25, -0.5, 0.125, 0, 0]), 3)).toEqual([0.5, 1, 0])
})

test('silence stays silent, also when there are fewer samples than parts', () => {
  expect(peaksOf(new Float32Array(2), 4)).toEqual([0, 0, 0, 0])
})
