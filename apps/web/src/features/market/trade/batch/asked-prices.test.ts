import { expect, test } from 'vitest'

import { type AskedPrices, validPrices, priceText } from './asked-prices.ts'

const ids = ['a', 'b', 'c']
const forAll: AskedPrices = { isEach: false, forAll: '1.5', own: { b: '9' } }

test('one price applies to every pet, whatever was typed for one before', () => {
  expect([...validPrices(forAll, ids, 6)]).toEqual(ids.map((id) => [id, 1_500_000n]))
})

test('a pet without its own price has the common one until the user types', () => {
  const each = { ...forAll, isEach: true }
  expect(ids.map((id) => priceText(each, id))).toEqual(['1.5', '9', '1.5'])
  expect(validPrices(each, ids, 0).get('b')).toBe(9n)
})

test('an empty text, zero, not a number or too many decimals is not a price', () => {
  const own = { a: '', b: '0', c: '0.1234567' }
  expect(validPrices({ isEach: true, forAll: '1', own }, ids, 6).size).toBe(0)
  expect(validPrices({ isEach: false, forAll: 'two', own: {} }, ids, 6).size).toBe(0)
})
