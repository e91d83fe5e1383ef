import { expect, test } from 'vitest'

import { everywhere, productFilter, readMallSearch } from './mall-search.ts'

test('an address gives its valid filters, and a list of prices in cents', () => {
  expect(
    readMallSearch({ q: ' otter ', category: 21, sort: 'cheap', from: 500, to: '2500', stock: 'in' }),
  ).toEqual({ q: 'otter', category: 21, sort: 'cheap', from: 500, to: 2500, stock: 'in' })
  expect(readMallSearch({ q: 1, sort: 'popular', from: '12.5', to: -1, stock: 'out' })).toEqual({})
})

test('the call is asked for what the address says', () => {
  expect(productFilter({ q: 'otter', from: 500, stock: 'in' })).toEqual({
    keyword: 'otter',
    categoryId: 0,
    orderBy: 'popular',
    orderByType: 'desc',
    priceFrom: '500',
    isInStock: true,
  })
  expect(everywhere({ q: 'otter', category: 21, to: 900 })).toEqual({ q: 'otter', to: 900 })
})
