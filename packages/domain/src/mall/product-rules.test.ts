import { expect, test } from 'vitest'

import { priceSpan, productFault } from './product-rules.ts'

const sku = { choices: [{ en: 'Coral' }], price: 1_500n, isOnSale: true }
const bowl = {
  categoryId: 42,
  title: { en: 'Bowl' },
  options: [{ en: 'Colour' }],
  skus: [sku],
  isListed: true,
}

test('a product has a category and a name, and its choices are unique and priced', () => {
  expect(productFault(bowl)).toBeUndefined()
  expect(productFault({ ...bowl, categoryId: 4 })).toBe('category')
  expect(productFault({ ...bowl, categoryId: 99 })).toBe('category')
  expect(productFault({ ...bowl, title: { en: ' ' } })).toBe('title')
  expect(productFault({ ...bowl, options: [{}] })).toBe('options')
  expect(productFault({ ...bowl, skus: [{ ...sku, choices: [] }] })).toBe('choices')
  expect(productFault({ ...bowl, skus: [sku, sku] })).toBe('choices')
  expect(productFault({ ...bowl, skus: [{ ...sku, price: 0n }] })).toBe('price')
})

test('a listed product can be bought; a draft need not be', () => {
  const resting = { ...bowl, skus: [{ ...sku, isOnSale: false }] }
  expect(productFault(resting)).toBe('skus')
  expect(productFault({ ...resting, isListed: false })).toBeUndefined()
})

test('the price range goes from the cheapest to the dearest SKU on sale', () => {
  const of = (price: bigint, isOnSale = true) => ({ ...sku, price, isOnSale })
  expect(priceSpan([of(5n), of(3n), of(9n, false)])).toEqual({ from: 3n, to: 5n })
  expect(priceSpan([of(9n, false)])).toEqual({ from: null, to: null })
})
