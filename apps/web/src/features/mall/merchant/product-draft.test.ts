import { expect, test } from 'vitest'

import { centsText } from '../orders/cents.ts'
import { newSku, skuBody, skuFaults } from './product-draft.ts'

const sku = { ...newSku('a', 1), choices: [{ en: 'S' }], price: '25.50', stock: '12', shownStock: 10 }

test('only the change of the stock is sent, and money in cents', () => {
  expect(skuBody(sku)).toMatchObject({ addStock: 2, price: '2550', grams: 0, lowStockAt: 3 })
  expect(skuBody({ ...sku, stock: '3' })).toMatchObject({ addStock: -7 })
  expect([centsText(5n), centsText(2_550n)]).toEqual(['0.05', '25.50'])
})

test('an invalid field is named', () => {
  expect(skuFaults(sku)).toEqual([])
  expect(skuFaults({ ...sku, price: '0' })).toEqual(['price'])
  expect(skuFaults({ ...sku, price: '1,5' })).toEqual(['price'])
  expect(skuFaults({ ...sku, stock: '-1' })).toEqual(['stock'])
  expect(skuFaults({ ...sku, price: '', stock: 'x', grams: '' })).toEqual(['price', 'stock', 'grams'])
})
