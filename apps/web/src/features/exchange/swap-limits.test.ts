import { expect, test } from 'vitest'

import { impactLevel, percentText, soldShare } from './swap-limits.ts'

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
