import { expect, test } from 'vitest'

import { centsText, newSku, skuBody, skuFault, written } from './goods-draft.ts'

const sku = { ...newSku('a', 1), choices: [{ en: 'S' }], price: '25.50', stock: '12', shownStock: 10 }

test('only the difference of the stock is sent, and money in cents', () => {
  expect(skuBody(sku)).toMatchObject({ addStock: 2, price: '2550', grams: 0, lowStockAt: 3 })
  expect(skuBody({ ...sku, stock: '3' })).toMatchObject({ addStock: -7 })
  expect([centsText(5n), centsText(2_550n)]).toEqual(['0.05', '25.50'])
})

test('what cannot be read is named', () => {
  expect(skuFault(sku)).toBeUndefined()
  expect(skuFault({ ...sku, choices: [{}] })).toBe('choices')
  expect(skuFault({ ...sku, price: '0' })).toBe('price')
  expect(skuFault({ ...sku, price: '1,5' })).toBe('price')
  expect(skuFault({ ...sku, stock: '-1' })).toBe('number')
})

test('writing in one language leaves the others', () => {
  expect(written({ en: 'Bowl', jp: 'ボウル' }, 'en', 'Cup')).toEqual({ en: 'Cup', jp: 'ボウル' })
  expect(written({ en: 'Bowl' }, 'en', '')).toEqual({})
})
