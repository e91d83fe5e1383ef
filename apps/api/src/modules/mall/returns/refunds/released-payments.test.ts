import { orderRequest } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentOperation } from '@mofu/db/app/mall/payments'
import { outcome } from '@mofu/testkit/outcome'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { closeOrder } from '../../orders/close-order.ts'
import { cancelShopOrder } from '../../shipping/cancel-shop-order.ts'
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
  rule,
  stateOf,
  voidsOf,
} from '../disputes/disputes.fixture.ts'
import { receiveReturn } from '../requests/receive-return.ts'
import { sendBack } from '../requests/send-back.ts'
import { endPaidRequests } from '../timers/end-paid-requests.ts'
import { endReleasedRequests } from '../timers/end-released-requests.ts'

const released = 'mall.payment_released'

/** The payer, who need not be the buyer, releases the payment; then anybody may capture it for the shop. */
async function release(orderId: string, isCaptured = true) {
  const captured = isCaptured ? { held: 0n, refundable: 20_000_000n } : {}
  await db
    .update(mallPayment)
    .set({ stage: 'released', ...captured })
    .where(eq(mallPayment.id, (await orderOf(orderId))?.paymentId ?? ''))
}

test('an order is not closed as refunded when its payment was released to the shop', async () => {
  for (const isCaptured of [false, true]) {
    const orderId = await paidOrder(2)
    await release(orderId, isCaptured)
    expect(await outcome(closeOrder(db, buyer, orderId))).toBe(released)
    expect(await outcome(cancelShopOrder(db, merchant, { id: orderId, reason: 'sold out' }))).toBe(released)
    expect(await outcome(ask(orderId, 'cancel'))).toBe(released)
    expect([(await orderOf(orderId))?.status, await voidsOf(orderId)]).toEqual([2, []])
    // Once the shop has refunded it itself, the order can be cancelled.
    await db
      .update(mallPayment)
      .set({ held: 0n, refundable: 0n })
      .where(eq(mallPayment.id, (await orderOf(orderId))?.paymentId ?? ''))
    expect(await outcome(cancelShopOrder(db, merchant, { id: orderId, reason: 'sold out' }))).toBe('done')
  }
})

test('no return is asked for, agreed to or ruled once the payment was released: the shop would keep goods and money', async () => {
  const late = await paidOrder()
  await release(late)
  for (const kind of ['return', 'refund'] as const) expect(await outcome(ask(late, kind))).toBe(released)

  const orderId = await paidOrder()
  const id = await ask(orderId)
  await answer(id, false)
  await dispute(buyer, id, 'it is broken')
  await release(orderId)
  expect(await outcome(answer(id, true))).toBe(released)
  for (const ruling of ['refund', 'return'] as const) expect(await outcome(rule(id, ruling))).toBe(released)
  expect([await stateOf(id), await voidsOf(orderId)]).toEqual(['disputed', []])

  const sent = await paidOrder()
  const back = await ask(sent)
  await answer(back, true)
  await sendBack(db, buyer, { requestId: back, company: 'SF', number: 'SF-1' })
  await release(sent)
  expect(await outcome(receiveReturn(db, merchant, back))).toBe(released)
  expect([await stateOf(back), (await orderOf(sent))?.status]).toEqual(['sentBack', 4])
})

test('a refund that a release has overtaken is not reported as refunded, and holds nothing up', async () => {
  for (const state of ['needless', 'failed'] as const) {
    const orderId = await paidOrder()
    const id = await ask(orderId, 'refund', 500n)
    await answer(id, true)
    await release(orderId, state === 'needless')
    await db
      .update(paymentOperation)
      .set({ state })
      .where(eq(paymentOperation.key, `refund-${id}`))
    await endPaidRequests(db)
    expect(await stateOf(id)).toBe('paying')
    await Promise.all([endReleasedRequests(db), endReleasedRequests(db)])
    const [request] = await db.select().from(orderRequest).where(eq(orderRequest.id, id))
    expect(request).toMatchObject({ state: 'refused', actBy: null })
    expect((await notificationsOf(buyer, orderId)).filter((one) => one?.startsWith('re'))).toEqual([
      'released',
    ])
    expect((await orderOf(orderId))?.status).toBe(4)
  }
})

test('a refund that fails for another reason stays due, and one that was made stays made when the rest is released', async () => {
  const failing = await paidOrder()
  const due = await ask(failing, 'refund', 500n)
  await answer(due, true)
  const end = (id: string, state: 'failed' | 'done') =>
    db
      .update(paymentOperation)
      .set({ state })
      .where(eq(paymentOperation.key, `refund-${id}`))
  await end(due, 'failed')

  const orderId = await paidOrder()
  const id = await ask(orderId, 'refund', 500n)
  await answer(id, true)
  await end(id, 'done')
  await db
    .update(mallPayment)
    .set({ held: 15_000_000n, stage: 'released' })
    .where(eq(mallPayment.id, (await orderOf(orderId))?.paymentId ?? ''))
  await endReleasedRequests(db)
  await endPaidRequests(db)
  expect([await stateOf(due), await stateOf(id)]).toEqual(['paying', 'done'])
})
