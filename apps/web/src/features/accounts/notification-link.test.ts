import { expect, test } from 'vitest'

import { notificationLink } from './notification-link.ts'

test('news about an order opens the order, for its buyer and for its shop', () => {
  const order = { to: '/order-detail/$id', params: { id: 'one' } }
  expect(notificationLink({ facts: { orderId: 'one' } })).toEqual(order)
  expect(notificationLink({ facts: { orderId: 'one', shopId: '7' } })).toEqual(order)
})

test('news about a shop opens the shop; about a rejected one, the page to apply', () => {
  expect(notificationLink({ facts: { shopId: '7', news: 'opened' } })).toEqual({
    to: '/mall/merchant/$shopId',
    params: { shopId: '7' },
  })
  expect(notificationLink({ facts: { shopId: '7', news: 'rejected' } })).toEqual({ to: '/mall/entry' })
})
