import { expect, test } from 'vitest'

import { readAmount } from './read-amount.ts'

test.each([
  ['1', 18, 10n ** 18n],
  ['0.05', 18, 5n * 10n ** 16n],
  ['.5', 6, 500_000n],
  ['1,234.5', 6, 1_234_500_000n],
  ['12,345,678', 0, 12_345_678n],
  ['1e-7', 18, 10n ** 11n],
  ['2.5E3', 6, 2_500_000_000n],
  ['0.000000000000000001', 18, 1n],
  ['1.10', 1, 11n],
  [' 7 ', 0, 7n],
])('%s with %i decimals is %s units', (text, decimals, units) => {
  expect(readAmount(text, decimals)).toBe(units)
})

test.each(['', '.', 'x', '-1', '1.2.3', '1e', '0x10', '1e99', '٣'])('%j is no amount', (text) => {
  expect(readAmount(text, 18)).toBeUndefined()
})

test('an amount finer than the coin’s smallest unit is refused, not rounded', () => {
  expect(readAmount('0.0000001', 6)).toBeUndefined()
  expect(readAmount('1e-19', 18)).toBeUndefined()
})

test.each(['0,5', '1,5', '1,50', '1,2345', ',5', '1,', '1,234,5', '12,34.5', '1.5,000', '0,500', '1234,567'])(
  '%j is refused: a comma that does not group thousands may be meant as the decimal point',
  (text) => {
    expect(readAmount(text, 18)).toBeUndefined()
  },
)
