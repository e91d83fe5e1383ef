import { orderRequest } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentOperation } from '@mofu/db/app/mall/payments'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { outcome } from '@mofu/testkit/outcome'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { receiveOrder } from '../../orders/receive-order.ts'
import { receiveDelivered } from '../../orders/timers/receive-delivered.ts'
import { sendBack } from '../requests/send-back.ts'
import { withdrawRequest } from '../requests/withdraw-request.ts'
import { endRequestDeadlines } from '../timers/end-request-deadlines.ts'
import { remindOfRequests } from '../timers/remind-of-requests.ts'
import {
  TOTAL,
  db,
  buyer,
  merchant,
  staff,
  admin,
  paidOrder,
  dispute,
  ask,
  answer,
  rule,
  stateOf,
  orderOf,
  voidsOf,
  pass,
  notificationsOf,
} from './disputes.fixture.ts'
import { countOverdueDisputes, listDisputes } from './store.ts'

test('an agreed return that is never sent back lapses at its deadline, and the shop is paid', async () => {
  const orderId = await paidOrder()
  const id = await ask(orderId)
  await answer(id, true)
  await endRequestDeadlines(db)
  await receiveDelivered(db)
  expect([await stateOf(id), (await orderOf(orderId))?.status]).toEqual(['agreed', 4])
  await pass(id, 'remind_at')
  await Promise.all([remindOfRequests(db), remindOfRequests(db)])
  expect((await notificationsOf(buyer, orderId)).filter((state) => state === 'sendBackSoon')).toHaveLength(1)
  await pass(id)
  const counts = await Promise.all([1, 2, 3].map(() => endRequestDeadlines(db)))
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1)
  expect(await stateOf(id)).toBe('lapsed')
  for (const who of [buyer, merchant, staff]) expect(await notificationsOf(who, orderId)).toContain('lapsed')
  expect(await outcome(sendBack(db, buyer, { requestId: id, company: 'SF', number: 'SF-1' }))).toBe(
    'mall.request_wrong',
  )
  await receiveDelivered(db)
  expect((await orderOf(orderId))?.status).toBe(orderStatus.finished)
  const [capture] = await db
    .select()
    .from(paymentOperation)
    .where(eq(paymentOperation.key, `capture-${orderId}`))
  expect(capture?.kind).toBe('capture')
})

test('a request that the shop leaves unanswered goes to an admin, after a reminder; the order waits meanwhile', async () => {
  const orderId = await paidOrder()
  const id = await ask(orderId, 'refund', 500n)
  await pass(id, 'remind_at')
  await remindOfRequests(db)
  expect((await notificationsOf(staff, orderId)).filter((state) => state === 'answerSoon')).toHaveLength(1)
  await pass(id)
  await endRequestDeadlines(db)
  expect(await stateOf(id)).toBe('disputed')
  for (const who of [buyer, merchant]) expect(await notificationsOf(who, orderId)).toContain('disputed')
  // The shop is too late to refuse, and nobody can end the order meanwhile.
  expect(await outcome(answer(id, false))).toBe('mall.request_wrong')
  expect(await outcome(receiveOrder(db, buyer, orderId))).toBe('mall.request_open')
  await receiveDelivered(db)
  expect((await orderOf(orderId))?.status).toBe(orderStatus.pendingReceipt)
  const { list } = await listDisputes(db)
  expect(list.map(({ requestId }) => requestId)).toContain(id)
  const before = (await countOverdueDisputes(db)).count
  await pass(id)
  expect((await countOverdueDisputes(db)).count).toBe(before + 1)
  // A passed deadline changes nothing more: an admin decides.
  await endRequestDeadlines(db)
  expect(await stateOf(id)).toBe('disputed')
  await rule(id, 'close')
})

test('items that were sent back and never confirmed go to an admin', async () => {
  const orderId = await paidOrder()
  const id = await ask(orderId)
  await answer(id, true)
  await sendBack(db, buyer, { requestId: id, company: 'SF', number: 'SF-1' })
  await pass(id)
  await endRequestDeadlines(db)
  expect(await stateOf(id)).toBe('disputed')
  expect(await outcome(rule(id, 'return'))).toBe('mall.request_wrong')
  await rule(id, 'refund')
  const [request] = await db.select().from(orderRequest).where(eq(orderRequest.id, id))
  expect(request).toMatchObject({ state: 'done', ruling: 'refund', rulingReason: 'seen the photos' })
  expect(await orderOf(orderId)).toMatchObject({ status: orderStatus.closed, closeReason: 'returned' })
  expect(await voidsOf(orderId)).toMatchObject([{ key: `return-${id}`, leaves: 0n }])
})

test('a refusal can be disputed in time, and the order is not received automatically until then', async () => {
  const orderId = await paidOrder()
  const id = await ask(orderId)
  await answer(id, false)
  await receiveDelivered(db)
  expect((await orderOf(orderId))?.status).toBe(orderStatus.pendingReceipt)
  expect(await outcome(dispute(merchant, id, 'no way'))).toBe('mall.request_wrong')
  expect(await outcome(dispute(admin, id, 'no way'))).toBe('mall.request_not_found')
  await pass(id)
  expect(await outcome(dispute(buyer, id, 'it is broken'))).toBe('mall.dispute_too_late')
  await receiveDelivered(db)
  expect((await orderOf(orderId))?.status).toBe(orderStatus.finished)

  const other = await paidOrder()
  const second = await ask(other)
  await answer(second, false)
  const outcomes = await Promise.all([1, 2, 3].map(() => outcome(dispute(buyer, second, 'broken'))))
  expect(outcomes.toSorted()).toEqual(['done', 'mall.request_wrong', 'mall.request_wrong'])
  await rule(second, 'close')
})

test('unsuccessful requests are counted, and a ruling for the shop ends them', async () => {
  const orderId = await paidOrder()
  const first = await ask(orderId)
  await answer(first, false)
  const second = await ask(orderId)
  await withdrawRequest(db, buyer, second)
  const third = await ask(orderId, 'refund')
  await answer(third, false)
  expect(await outcome(ask(orderId))).toBe('mall.requests_spent')
  expect(await outcome(ask(orderId, 'refund', 1n))).toBe('mall.requests_spent')
  await dispute(buyer, third, 'it is broken')
  // An earlier refusal can be disputed neither meanwhile nor afterwards.
  expect(await outcome(dispute(buyer, first, 'this too'))).toBe('mall.dispute_too_late')
  await rule(third, 'close')
  expect(await stateOf(third)).toBe('refused')
  expect(await outcome(dispute(buyer, third, 'once more'))).toBe('mall.request_wrong')
  expect(await outcome(ask(orderId, 'refund', 1n))).toBe('mall.request_ruled')
  expect(await outcome(dispute(buyer, first, 'this too'))).toBe('mall.dispute_too_late')
  await receiveDelivered(db)
  expect((await orderOf(orderId))?.status).toBe(orderStatus.finished)
})

test('no request asks for more than is left, and two at once make one', async () => {
  const orderId = await paidOrder()
  await expect(ask(orderId, 'refund', TOTAL + 1n)).rejects.toMatchObject({
    code: 'mall.refund_too_high',
    facts: { left: '2000', currency: 'USD' },
  })
  const paymentId = (await orderOf(orderId))?.paymentId ?? ''
  // 12 dollars were refunded before.
  await db.update(mallPayment).set({ held: 8_000_000n }).where(eq(mallPayment.id, paymentId))
  await expect(ask(orderId, 'refund', 801n)).rejects.toMatchObject({
    code: 'mall.refund_too_high',
    facts: { left: '800' },
  })
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(ask(orderId, 'refund', 800n))))
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(outcomes.filter((one) => one === 'mall.request_open')).toHaveLength(7)
  const [request] = await db.select().from(orderRequest).where(eq(orderRequest.orderId, orderId))
  await answer(request?.id ?? '', true)
  expect(await voidsOf(orderId)).toMatchObject([{ leaves: 0n }])

  const empty = await paidOrder()
  const emptied = (await orderOf(empty))?.paymentId ?? ''
  await db.update(mallPayment).set({ held: 0n }).where(eq(mallPayment.id, emptied))
  for (const kind of ['return', 'refund'] as const) {
    await expect(ask(empty, kind)).rejects.toMatchObject({
      code: 'mall.refund_too_high',
      facts: { left: '0' },
    })
  }
})

test('when less is left by the time the shop agrees, no more than that is refunded', async () => {
  const orderId = await paidOrder()
  const id = await ask(orderId, 'refund', 1_500n)
  const paymentId = (await orderOf(orderId))?.paymentId ?? ''
  await db.update(mallPayment).set({ held: 10_000_000n }).where(eq(mallPayment.id, paymentId))
  expect(await outcome(answer(id, true))).toBe('mall.refund_too_high')
  await pass(id)
  await endRequestDeadlines(db)
  expect(await outcome(rule(id, 'refund'))).toBe('mall.refund_too_high')
  expect([await stateOf(id), await voidsOf(orderId)]).toEqual(['disputed', []])
  await rule(id, 'close')
})
