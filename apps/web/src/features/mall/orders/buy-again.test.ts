import type { CartLine } from '@mofu/wire/mall/catalogue'
import { expect, test } from 'vitest'

import { againOf } from './buy-again.ts'

function line(id: number, more: Partial<CartLine> = {}): CartLine {
  return {
    id,
    choices: [],
    picture: null,
    price: { amount: '1500', currency: 'USD' },
    grams: 0,
    available: 5,
    productId: id,
    title: { en: `p${id}` },
    options: [],
    shop: { id: 1, name: 's', logo: null, country: 'TW', hasPickup: false },
    freightTemplateId: 1,
    freight: { unit: 'piece', rules: [], freeFrom: null },
    isOnSale: true,
    ...more,
  }
}
const ordered = (skuId: number, quantity = 2) => ({ skuId, quantity, price: '1500' })

test('the same goods go in the cart at present prices; what is sold out or scarce is marked', () => {
  const added: [number, number][] = []
  const again = againOf(
    [1, 2, 3, 4, 5].map((id) => ordered(id)),
    [
      line(1),
      line(2, { price: { amount: '1700', currency: 'USD' } }),
      line(3, { available: 1 }),
      line(4, { isOnSale: false }),
    ],
    (skuId, quantity) => Boolean(added.push([skuId, quantity])),
  )
  expect(added).toEqual([
    [1, 2],
    [2, 2],
    [3, 1],
  ])
  expect(again.isAnyAdded).toBe(true)
  expect([...again.notes]).toEqual([
    [2, { price: 1_700n }],
    [3, { left: 1 }],
    [4, { isSoldOut: true }],
    [5, { isSoldOut: true }],
  ])
})

test('nothing is added where all is sold out or the cart is full', () => {
  const soldOut = againOf([ordered(1)], [line(1, { available: 0 })], () => expect.fail('it is sold out'))
  expect(soldOut).toEqual({ isAnyAdded: false, notes: new Map([[1, { isSoldOut: true }]]) })
  const full = againOf([ordered(1)], [line(1)], () => false)
  expect(full).toEqual({ isAnyAdded: false, notes: new Map([[1, { isCartFull: true }]]) })
})
