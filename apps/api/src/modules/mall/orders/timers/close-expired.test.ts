import { mallOrder } from '@mofu/db/app/mall/orders'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import {
  buyer,
  db,
  merchant,
  notificationsOf,
  orderOf,
  staff,
  unpaidOrder,
} from '../../returns/disputes/disputes.fixture.ts'
import { closeOrder } from '../close-order.ts'
import { closeExpired } from './close-expired.ts'

test('buyer and shop are notified of an order that was not paid in time, and of one that its buyer closed', async () => {
  const expired = await unpaidOrder()
  await db
    .update(mallOrder)
    .set({ payDeadline: new Date(Date.now() - 1_000) })
    .where(eq(mallOrder.id, expired))
  const given = await unpaidOrder()
  await closeOrder(db, buyer, given)
  expect(await closeExpired(db)).toBe(1)
  expect(await closeExpired(db)).toBe(0)
  for (const orderId of [expired, given]) {
    expect((await orderOf(orderId))?.status).toBe(orderStatus.closed)
    for (const person of [buyer, merchant, staff]) {
      expect(await notificationsOf(person, orderId)).toEqual(['close'])
    }
  }
})
