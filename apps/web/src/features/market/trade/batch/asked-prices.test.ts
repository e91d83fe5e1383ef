import { expect, test } from 'vitest'

import { type AskedPrices, goodPrices, priceText } from './asked-prices.ts'

const ids = ['a', 'b', 'c']
const forAll: AskedPrices = { isEach: false, forAll: '1.5', own: { b: '9' } }

test('one price is asked for every pet, whatever was typed for one before', () => {
  expect([...goodPrices(forAll, ids, 6)]).toEqual(ids.map((id) => [id, 1_500_000n]))
})

test('a pet without a price of its own has the common one until somebody types', () => {
  const each = { ...forAll, isEach: true }
  expect(ids.map((id) => priceText(each, id))).toEqual(['1.5', '9', '1.5'])
  expect(goodPrices(each, ids, 0).get('b')).toBe(9n)
})

test('what is empty, nothing, no number or too fine for the coin is no price', () => {
  const own = { a: '', b: '0', c: '0.1234567' }
  expect(goodPrices({ isEach: true, forAll: '1', own }, ids, 6).size).toBe(0)
  expect(goodPrices({ isEach: false, forAll: 'two', own: {} }, ids, 6).size).toBe(0)
})
