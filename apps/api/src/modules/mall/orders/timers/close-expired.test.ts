import { mallOrder } from '@mofu/db/app/mall/orders'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { orderLimits } from '@mofu/domain/mall/sku-quantity'
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
import { insertOrderEvent, lockOrder } from '../store.ts'
import { closeExpired } from './close-expired.ts'

test('only its buyer is notified of an order that was never paid: the shop was not told of it, and it cost nothing', async () => {
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
    expect(await notificationsOf(buyer, orderId)).toEqual(['close'])
    for (const person of [merchant, staff]) expect(await notificationsOf(person, orderId)).toEqual([])
  }
})

test('a shop that was told of a payment hears that the order closed without it', async () => {
  const orderId = await unpaidOrder()
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order) await insertOrderEvent(tx, order, { kind: 'pay', actor: 'platform' })
  })
  await db.update(mallOrder).set({ payState: 'gone' }).where(eq(mallOrder.id, orderId))
  await closeOrder(db, buyer, orderId)
  for (const person of [buyer, merchant, staff]) {
    expect(await notificationsOf(person, orderId)).toEqual(['close'])
  }
})

test('an account that closes what it does not pay soon has to wait', async () => {
  for (let count = 0; count < orderLimits.unpaidHourly; count++)
    await closeOrder(db, buyer, await unpaidOrder())
  await expect(unpaidOrder()).rejects.toMatchObject({ code: 'mall.orders_unpaid' })
  await db.update(mallOrder).set({ paidAt: new Date() }).where(eq(mallOrder.accountId, buyer.accountId))
  await unpaidOrder()
})
