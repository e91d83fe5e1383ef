import { expect, test } from 'vitest'

import { type CartLine, priceCart } from './price-cart.ts'

const rule = {
  places: ['JP'],
  firstUnits: 1,
  firstFee: '500',
  moreUnits: 1,
  moreFee: '100',
  leastDays: 2,
  mostDays: 4,
}
const line = (facts: Partial<CartLine>): CartLine => ({
  skuId: 1,
  productId: 1,
  shopId: 1,
  shopName: 'Paws',
  pickupPoint: null,
  title: { en: 'Bowl' },
  choices: [],
  pictureUrl: null,
  price: 1_000n,
  version: 1,
  grams: 0,
  available: 5,
  isSold: true,
  templateId: 1,
  template: { unit: 'piece', rules: [rule], freeFrom: null },
  quantity: 1,
  ...facts,
})
const japan = { isPickup: false, to: { country: 'JP', province: null } } as const

test('each shop has its own part, with its goods and one freight per shipping template', () => {
  const heavy = {
    templateId: 2,
    template: { unit: 'piece', rules: [{ ...rule, firstFee: '900', mostDays: 9 }], freeFrom: null },
  } as const
  const parts = priceCart(
    [line({ shopId: 2, skuId: 7 }), line({ quantity: 3 }), line({ skuId: 2, price: 1n, ...heavy })],
    japan,
  )
  expect(parts.map(({ shopId, goods, freight, days }) => ({ shopId, goods, freight, days }))).toEqual([
    { shopId: 1, goods: 3_001n, freight: 500n + 200n + 900n, days: { least: 2, most: 9 } },
    { shopId: 2, goods: 1_000n, freight: 500n, days: { least: 2, most: 4 } },
  ])
})

test('a line that cannot be bought tells why', () => {
  const warn = (facts: Partial<CartLine>, receiving: Parameters<typeof priceCart>[1]) => {
    const [part] = priceCart([line(facts)], receiving)
    return [part?.warning, part?.lines[0]?.warning, part?.freight]
  }
  expect(warn({}, japan)).toEqual([null, null, 500n])
  expect(warn({ available: 0 }, japan)).toEqual([null, 'outOfStock', 500n])
  expect(warn({ isSold: false }, japan)).toEqual([null, 'notSold', 500n])
  expect(warn({}, { isPickup: false, to: undefined })).toEqual(['noAddress', null, null])
  expect(warn({}, { isPickup: false, to: { country: 'FR', province: null } })).toEqual([
    'noDelivery',
    null,
    null,
  ])
  expect(warn({}, { isPickup: true })).toEqual(['noPickup', null, 0n])
  expect(warn({ pickupPoint: '1 Cat Street' }, { isPickup: true })).toEqual([null, null, 0n])
})
