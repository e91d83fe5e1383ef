import type { CartLine } from '@mofu/wire/mall/catalogue'
import { expect, test } from 'vitest'

import { cartStateOf, withoutOrdered } from './cart-state.ts'

function line(id: number, shopId: number, more: Partial<CartLine> = {}): CartLine {
  return {
    id,
    choices: [],
    picture: null,
    price: { amount: '9007199254740993', currency: 'USD' },
    grams: 0,
    available: 5,
    productId: id,
    title: { en: `p${id}` },
    options: [],
    shop: { id: shopId, name: `s${shopId}`, logo: null, country: 'TW', hasPickup: false },
    freightTemplateId: 1,
    freight: { unit: 'piece', rules: [], freeFrom: null },
    isOnSale: true,
    ...more,
  }
}

test('lines are grouped by shop and summed to the cent, without unavailable ones', () => {
  const items = [1, 2, 3, 4, 5].map((skuId) => ({ skuId, quantity: 3 }))
  const lines = [line(1, 7), line(2, 8), line(3, 7, { available: 2 }), line(4, 8, { isOnSale: false })]
  const state = cartStateOf(items, lines)
  expect(state.shops.map(({ id, sum }) => [id, sum])).toEqual([
    [7, 27_021_597_764_222_979n],
    [8, 27_021_597_764_222_979n],
  ])
  expect(state.sum).toBe(54_043_195_528_445_958n)
  expect(state.shops.flatMap((shop) => shop.lines.map(({ trouble }) => trouble))).toEqual([
    undefined,
    'short',
    undefined,
    'gone',
  ])
  expect(state.buyable.map(({ skuId }) => skuId)).toEqual([1, 2])
  expect(state.lost).toEqual([5])
  expect(state.hasTrouble).toBe(true)
})

test('ordered lines leave the cart; other lines stay, and so do units added in the meantime', () => {
  const items = [
    { skuId: 1, quantity: 2 },
    { skuId: 2, quantity: 1 },
    { skuId: 3, quantity: 5 },
  ]
  const ordered = [
    { skuId: 1, quantity: 2 },
    { skuId: 3, quantity: 4 },
    { skuId: 9, quantity: 1 },
  ]
  expect(withoutOrdered(items, ordered)).toEqual([
    { skuId: 2, quantity: 1 },
    { skuId: 3, quantity: 1 },
  ])
})
