import { expect, test } from 'vitest'

import { impactLevel, lossToAccept, percentText, readSlippage, soldShare } from './swap-limits.ts'

test('a price that is 5% worse is said, 10% needs a tick, 15% is refused', () => {
  expect([0n, 499n, 500n, 999n, 1_000n, 1_499n, 1_500n, 10_000n].map(impactLevel)).toEqual([
    'small',
    'small',
    'warned',
    'warned',
    'confirmed',
    'confirmed',
    'refused',
    'refused',
  ])
})

test('basis points are written as a percentage', () => {
  expect([0n, 5n, 50n, 100n, 1_234n, 10_000n].map(percentText)).toEqual([
    '0%',
    '0.05%',
    '0.5%',
    '1%',
    '12.34%',
    '100%',
  ])
})

test('the share that is sold is rounded down', () => {
  expect(soldShare({ tokenReserve: 2n, totalSupply: 3n })).toBe(3_333n)
})

test('a typed tolerance has at most two decimals and lies between 0.01% and 50%', () => {
  expect(['0.01', '0.5', ' 5 % ', '5.01', '50'].map(readSlippage)).toEqual(
    [1n, 50n, 500n, 501n, 5_000n].map((points) => ({ points })),
  )
  const wrong = ['', '0', '0.001', '-1', 'abc', '1,5', '%']
  expect(wrong.map(readSlippage)).toEqual(wrong.map(() => ({ problem: 'wrong' })))
  const tooMuch = ['50.01', '51', '100', '1e9']
  expect(tooMuch.map(readSlippage)).toEqual(tooMuch.map(() => ({ problem: 'tooMuch' })))
})

test('up to 1% less than accepted is taken silently, more must be accepted', () => {
  expect([10_001n, 10_000n, 9_901n, 9_900n].map((out) => lossToAccept(10_000n, out))).toEqual(
    Array.from({ length: 4 }),
  )
  expect([9_899n, 9_800n, 0n].map((out) => lossToAccept(10_000n, out))).toEqual([101n, 200n, 10_000n])
  // One unit below 1% is above it.
  expect(lossToAccept(10n ** 24n, 10n ** 24n - 10n ** 22n - 1n)).toBe(101n)
})
