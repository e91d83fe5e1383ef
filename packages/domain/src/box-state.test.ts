import { expect, test } from 'vitest'

import { boxPriceAt, boxStateAt } from './box-state.ts'

const published = { publishedAt: 100, openAt: 200, closeAt: 300, size: 2, pending: 1 }

test('[rule-40] a box is not yet open before its time, sold out when every NFT is drawn, and over at its end', () => {
  expect(boxStateAt({ ...published, publishedAt: 0 }, 250)).toBe('unpublished')
  expect(boxStateAt(published, 199)).toBe('not-yet-open')
  expect(boxStateAt(published, 200)).toBe('open')
  expect(boxStateAt({ ...published, pending: 2 }, 299)).toBe('sold-out')
  expect(boxStateAt(published, 300)).toBe('over')
})

test('a price is fixed while draws can be paid or are pending; otherwise it is the average, rounded up', () => {
  const box = { ...published, pending: 0, hasOnePrice: false, price: 7n, totalPrice: 5n }
  expect(boxPriceAt(box, 250)).toBe(7n)
  expect(boxPriceAt(box, 300)).toBe(3n)
  expect(boxPriceAt({ ...box, pending: 1 }, 300)).toBe(7n)
  expect(boxPriceAt({ ...box, size: 0 }, 300)).toBe(0n)
  expect(boxPriceAt({ ...box, hasOnePrice: true }, 300)).toBe(7n)
})
