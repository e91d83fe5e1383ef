import { expect, test } from 'vitest'

import { notificationWords as en } from './en.ts'
import { notificationWords as jp } from './jp.ts'
import { notificationWords as tc } from './tc.ts'

const facts = { number: '42', orderId: 'one' }
const atShop = { ...facts, shopId: '7' }

test('a shop reads about its order in words for shops, its buyer in words for buyers', () => {
  expect(en.order({ ...facts, state: 'pay' })).toBe('Order 42: paid; the shop prepares it.')
  expect(en.order({ ...atShop, state: 'pay' })).toBe('Order 42: sold and paid; prepare it for shipping.')
  expect(tc.order({ ...atShop, state: 'close' })).toBe('訂單 42：未付款，已關閉，商品重新上架販售。')
  expect(jp.order({ ...facts, state: 'message' })).toBe('注文 42：店から新しいメッセージがあります。')
  expect(jp.order({ ...atShop, state: 'message' })).toBe('注文 42：購入者から新しいメッセージがあります。')
})

test('an applicant reads that a shop is open, or why it was rejected', () => {
  const shop = { shop: 'Paper Moon', reason: 'no terms' }
  expect(en.shop({ ...shop, news: 'opened' })).toBe('Paper Moon is open. You can add your products now.')
  for (const words of [en, tc, jp]) expect(words.shop({ ...shop, news: 'rejected' })).toContain('no terms')
})
