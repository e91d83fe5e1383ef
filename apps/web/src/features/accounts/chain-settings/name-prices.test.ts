import { expect, test } from 'vitest'

import { namePriceIn, namePricesIn, namePricesText, neverRegistered, withNamePrice } from './name-prices.ts'

const coin = '0x0000000000000000000000000000000000000000'
const value = namePricesText({ coin, three: 300n, four: 200n, longer: 100n })

test('one price is replaced, and the others stay', () => {
  expect(namePriceIn('priceFour', value)).toEqual({ coin, price: 200n })
  const changed = withNamePrice('priceFour', value, 250n) ?? ''
  expect(namePricesIn(changed)).toEqual({ coin, three: 300n, four: 250n, longer: 100n })
})

test('a price of 0 and one wider than the contract stores are refused', () => {
  expect(withNamePrice('priceThree', value, 0n)).toBeUndefined()
  expect(withNamePrice('priceThree', value, 2n ** 80n)).toBeUndefined()
  expect(withNamePrice('priceThree', value, 2n ** 80n - 1n)).toBeDefined()
})

test('the ids that are asked for have one, four and five characters from the left', () => {
  expect(neverRegistered.map((id) => id.toString(16).replace(/0+$/, ''))).toEqual([
    '2d',
    '2d2d2d2d',
    '2d2d2d2d2d',
  ])
  expect(neverRegistered.every((id) => id.toString(16).length === 64)).toBe(true)
})
