import { expect, test } from 'vitest'

import { combinePrices } from './price-sources.ts'

const dollars = (answer: bigint, decimals = 8) => ({ answer, decimals })

test('two feeds that agree give a price of two sources, whatever their decimals', () => {
  const second = dollars(3_010n * 10n ** 18n, 18)
  expect(combinePrices(dollars(3_000_00000000n), second)).toEqual({
    price: dollars(3_000_00000000n),
    sources: 2,
  })
})

test('two feeds that contradict each other give none', () => {
  expect(combinePrices(dollars(3_000_00000000n), dollars(3_060_00000001n))).toBeUndefined()
  expect(combinePrices(dollars(3_000_00000000n), dollars(3_060_00000000n))?.sources).toBe(2)
  expect(combinePrices(dollars(3_060_00000001n), dollars(3_000_00000000n))).toBeUndefined()
})

test('one feed alone gives a price of one source, and none gives none', () => {
  expect(combinePrices(dollars(1n), undefined)).toEqual({ price: dollars(1n), sources: 1 })
  expect(combinePrices(undefined, dollars(2n))).toEqual({ price: dollars(2n), sources: 1 })
  expect(combinePrices(undefined, undefined)).toBeUndefined()
})
