import { randomUUID } from 'node:crypto'

import { mallOrder } from '@mofu/db/app/mall/orders'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { requestClock } from '@mofu/domain/mall/request-rules'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import {
  answer,
  ask,
  buyer,
  db,
  dispute,
  merchant,
  notificationsOf,
  orderOf,
  paidOrder,
  pass,
  rule,
  staff,
  TOTAL,
} from '../../returns/disputes/disputes.fixture.ts'
import { withdrawRequest } from '../../returns/requests/withdraw-request.ts'
import { insertRequest } from '../../returns/store.ts'
import { lockOrder } from '../store.ts'
import { markDelivered } from './mark-delivered.ts'
import { receiveDelivered } from './receive-delivered.ts'
import { remindOfReceipt } from './remind-of-receipt.ts'

const statusOf = async (orderId: string) => (await orderOf(orderId))?.status

test('a buyer who withdraws a request to make another has time for it, before the shop is paid', async () => {
  const orderId = await paidOrder()
  const first = await ask(orderId)
  await withdrawRequest(db, buyer, first)
  await receiveDelivered(db)
  expect(await statusOf(orderId)).toBe(orderStatus.pendingReceipt)
  // The next request replaces the time that the first one gave.
  const second = await ask(orderId, 'refund', 500n)
  await answer(second, false)
  await dispute(buyer, second, 'as we agreed')
  await rule(second, 'close')
  await receiveDelivered(db)
  expect(await statusOf(orderId)).toBe(orderStatus.finished)

  const silent = await paidOrder()
  const only = await ask(silent)
  await withdrawRequest(db, buyer, only)
  await pass(only)
  await receiveDelivered(db)
  expect(await statusOf(silent)).toBe(orderStatus.finished)
  // Nobody of the shop did anything: they learn of it.
  for (const member of [merchant, staff]) {
    expect((await notificationsOf(member, silent)).at(-1)).toBe('receive')
  }
})

test('an order is not received when a request was made and refused after the timer listed it', async () => {
  const orderId = await paidOrder()
  let timer: Promise<number> | undefined
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    timer = receiveDelivered(db)
    const waiting = sql`select count(*)::int as count from pg_locks
      where locktype = 'transactionid' and transactionid = pg_current_xact_id()::xid and not granted`
    await expect.poll(async () => (await tx.execute<{ count: number }>(waiting)).rows[0]?.count).toBe(1)
    const inTime = requestClock('refused', new Date())
    await insertRequest(tx, {
      id: randomUUID(),
      orderId,
      kind: 'return',
      state: 'refused',
      reason: 'broken',
      amount: TOTAL,
      ...inTime,
    })
  })
  await timer
  expect(await statusOf(orderId)).toBe(orderStatus.pendingReceipt)
})

test('the shop is not paid before the longest delivery that the buyer was shown and a week have passed', async () => {
  const orderId = await paidOrder()
  const passed = (days: number) =>
    db
      .update(mallOrder)
      .set({
        shippedAt: sql`now() - ${days} * interval '1 day'`,
        arrivedAt: sql`now() - ${days} * interval '1 day'`,
      })
      .where(eq(mallOrder.id, orderId))
  await db.update(mallOrder).set({ daysMost: 30 }).where(eq(mallOrder.id, orderId))
  await passed(36)
  await receiveDelivered(db)
  expect(await statusOf(orderId)).toBe(orderStatus.pendingReceipt)
  await passed(38)
  await receiveDelivered(db)
  expect(await statusOf(orderId)).toBe(orderStatus.finished)
})

test('a parcel on its way counts as delivered once the longest delivery that was shown has passed', async () => {
  const orderId = await paidOrder(orderStatus.shipping)
  const shippedBefore = (days: number) =>
    db
      .update(mallOrder)
      .set({ daysMost: 20, shippedAt: sql`now() - ${days} * interval '1 day'`, arrivedAt: null })
      .where(eq(mallOrder.id, orderId))
  await shippedBefore(19)
  await markDelivered(db)
  expect(await statusOf(orderId)).toBe(orderStatus.shipping)
  await shippedBefore(21)
  await markDelivered(db)
  expect(await statusOf(orderId)).toBe(orderStatus.pendingReceipt)
})

test('the buyer is reminded once, three days before the order counts as received', async () => {
  const orderId = await paidOrder()
  const arrivedBefore = (days: number) =>
    db
      .update(mallOrder)
      .set({ arrivedAt: sql`now() - ${days} * interval '1 day'` })
      .where(eq(mallOrder.id, orderId))
  const reminders = async () =>
    (await notificationsOf(buyer, orderId)).filter((state) => state === 'receiveSoon').length
  await arrivedBefore(3)
  await remindOfReceipt(db)
  expect(await reminders()).toBe(0)
  await arrivedBefore(5)
  await remindOfReceipt(db)
  await remindOfReceipt(db)
  expect(await reminders()).toBe(1)
})
