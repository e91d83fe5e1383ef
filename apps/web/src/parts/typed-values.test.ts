import { expect, test } from 'vitest'

import { readLimit, readPrice } from './typed-values.ts'

test('a price is parsed with its coin’s decimals, and never exceeds what the contract holds', () => {
  expect(readPrice(' 2.5 ', 6)).toBe(2_500_000n)
  expect(readPrice('0.0000001', 6)).toBeUndefined()
  expect(readPrice(String(2n ** 96n - 1n), 0)).toBe(2n ** 96n - 1n)
  expect(readPrice(String(2n ** 96n), 0)).toBeUndefined()
  expect(readPrice('a lot', 18)).toBeUndefined()
})

test('a limit is a whole number from 1 on', () => {
  expect([readLimit('1'), readLimit('4294967295')]).toEqual([1, 4_294_967_295])
  for (const wrong of ['0', '', '1.5', '4294967296', '-1']) expect(readLimit(wrong)).toBeUndefined()
})
