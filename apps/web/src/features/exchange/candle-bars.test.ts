import { expect, test } from 'vitest'

import { axisStep, candleBars } from './candle-bars.ts'

const candle = {
  at: 1_800_000_000,
  open: '120000000000000',
  high: '150000000000000',
  low: '110000000000000',
  close: '140000000000000',
  volume: '2500000000000000000',
  swaps: 3,
}

test('a candle is drawn at its prices in whole coins, at the start of its bar', () => {
  expect(candleBars([candle], 18)).toEqual([
    { time: 1_800_000_000, open: 0.00012, high: 0.00015, low: 0.00011, close: 0.00014, volume: 2.5 },
  ])
  expect(candleBars([candle], 6)[0]?.volume).toBe(2_500_000_000_000)
})

test.each([
  ['0.00011', 1e-8],
  ['1', 1e-4],
  ['250', 1e-2],
])('prices from %s are told apart in five digits', (low, step) => {
  const bar = { time: 0, open: 0, high: 0, close: 0, volume: 0, low: Number(low) }
  expect(axisStep([bar, { ...bar, low: Number(low) * 30 }])).toBeCloseTo(step, 12)
})

test('without a price above zero the axis has a step all the same', () => {
  expect(axisStep([])).toBe(0.01)
  expect(axisStep([{ time: 0, open: 0, high: 0, close: 0, volume: 0, low: 0 }])).toBe(0.01)
})
