import { paymentOperation } from '@mofu/db/app/mall/payments'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { outcome } from '@mofu/testkit/outcome'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { receiveOrder } from '../../orders/receive-order.ts'
import { receiveDelivered } from '../../orders/timers/receive-delivered.ts'
import {
  answer,
  ask,
  buyer,
  db,
  orderOf,
  paidOrder,
  pass,
  stateOf,
  voidsOf,
} from '../disputes/disputes.fixture.ts'
import { endRequestDeadlines } from '../timers/end-request-deadlines.ts'
import { withdrawRequest } from './withdraw-request.ts'

const ROUNDS = 10

test('a buyer who confirms and complains in two tabs while the timer runs: the shop is paid, or the request holds it up', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await paidOrder()
    const asked = outcome(ask(orderId))
    await Promise.all([
      asked,
      outcome(receiveOrder(db, buyer, orderId)),
      outcome(ask(orderId, 'refund', 1n)),
      receiveDelivered(db),
    ])
    const captures = await db.$count(paymentOperation, eq(paymentOperation.key, `capture-${orderId}`))
    const order = await orderOf(orderId)
    const isFinished = order?.status === orderStatus.finished
    expect(captures).toBe(isFinished ? 1 : 0)
    // After the end a request is too late, and before it a request holds it up.
    expect(await outcome(ask(orderId))).toBe(isFinished ? 'mall.request_wrong' : 'mall.request_open')
    expect((await asked) === 'done' && isFinished).toBe(false)
  }
})

test('agreed to several times and withdrawn at its deadline: money moves once, and never for a withdrawn request', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await paidOrder()
    const id = await ask(orderId, 'refund', 500n)
    await pass(id)
    const outcomes = await Promise.all([
      outcome(answer(id, true)),
      outcome(withdrawRequest(db, buyer, id)),
      outcome(answer(id, true)),
      endRequestDeadlines(db).then(() => 'timer'),
    ])
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    const isWithdrawn = outcomes[1] === 'done'
    expect(await stateOf(id)).toBe(isWithdrawn ? 'withdrawn' : 'paying')
    expect((await voidsOf(orderId)).map(({ leaves }) => leaves)).toEqual(isWithdrawn ? [] : [15_000_000n])
  }
})
