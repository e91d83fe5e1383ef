import { mallOrder } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentOperation, paymentQuote } from '@mofu/db/app/mall/payments'
import { sku } from '@mofu/db/app/mall/shop'
import { outcome } from '@mofu/testkit/outcome'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { closeOrder } from '../orders/close-order.ts'
import { closeExpired } from '../orders/timers/close-expired.ts'
import {
  sized,
  db,
  buyer,
  changeBuyer,
  merchant,
  shopWith,
  submit,
  paidAt,
  chain,
  log,
  settleAll,
} from '../races.fixture.ts'
import { shipOrder } from '../shipping/ship-order.ts'
import { settlePayments } from './settle-payments.ts'

test('close against pay: never closed with the money kept, never paid and closed', async () => {
  const races = sized(1_000)
  const { skuIds } = await shopWith(races)
  const [skuId = 0] = skuIds
  const pairs: string[] = []
  for (let from = 0; from < races; from += 20) {
    await changeBuyer()
    const some = await Promise.all(
      Array.from({ length: Math.min(20, races - from) }, () => paidAt(900, skuId)),
    )
    const closes = Promise.all(some.map(({ orderId }) => outcome(closeOrder(db, buyer, orderId))))
    // Two workers settle at once, as in production.
    await Promise.all([closes, settleAll(), settleAll()])
    await settleAll()
    for (const { orderId, paymentId } of some) {
      const [order] = await db.select().from(mallOrder).where(eq(mallOrder.id, orderId))
      const [payment] = await db.select().from(mallPayment).where(eq(mallPayment.id, paymentId))
      const voids = await db.$count(
        paymentOperation,
        sql`${paymentOperation.paymentId} = ${paymentId} and ${paymentOperation.kind} = 'void'`,
      )
      pairs.push(`${order?.status} ${payment?.issue ?? 'pays'} ${voids} void`)
    }
  }
  // Paid; or closed before the payment was seen, or cancelled right after: then it is refunded, once.
  const legal = ['2 pays 0 void', '6 late 1 void', '6 pays 1 void']
  expect([...new Set(pairs)].filter((pair) => !legal.includes(pair))).toEqual([])
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
  const paid = pairs.filter((pair) => pair.startsWith('2')).length
  expect([row?.onHand, row?.reserved]).toEqual([races - paid, 0])
})

test('ship against cancel: exactly one of them wins', async () => {
  const races = sized(1_000)
  const { skuIds } = await shopWith(races)
  const [skuId = 0] = skuIds
  for (let from = 0; from < races; from += 20) {
    const some = await Promise.all(
      Array.from({ length: Math.min(20, races - from) }, () => paidAt(900, skuId)),
    )
    await settleAll()
    await db.execute(sql`update app.mall_order set paid_at = now() where status = 2`)
    const express = { company: 'SF', number: 'SF-1' }
    const outcomes = await Promise.all(
      some.map(({ orderId }) =>
        Promise.all([
          outcome(shipOrder(db, merchant, { id: orderId, ...express })),
          outcome(closeOrder(db, buyer, orderId)),
        ]),
      ),
    )
    expect(outcomes.filter((pair) => pair.filter((one) => one === 'done').length !== 1)).toEqual([])
  }
  const { rows } = await db.execute<{ both: string }>(sql`
    select count(*) as both from app.mall_order o where o.status = 6 and exists (
      select from app.payment_operation p where p.payment_id = o.payment_id and p.kind = 'ship')`)
  expect(rows[0]?.both).toBe('0')
})

test('three workers close an unpaid order once; one that could still be paid stays open', async () => {
  const { skuIds } = await shopWith(30)
  const [skuId = 0] = skuIds
  const made = await Promise.all(Array.from({ length: 19 }, () => submit([{ skuId, quantity: 1 }])))
  const ids = made.map(({ orders }) => orders[0]?.id ?? '')
  const { orderId: quoted } = await paidAt(900, skuId)
  await db.delete(mallPayment).where(eq(mallPayment.orderId, quoted))
  // Its quote expires by the chain's clock, which is not there yet.
  await db
    .update(paymentQuote)
    .set({ payBy: Math.floor(Date.now() / 1_000) + 60 })
    .where(eq(paymentQuote.orderId, quoted))
  // Before all other unpaid orders here: a step of the timer takes the oldest.
  await db.execute(sql`update app.mall_order set pay_deadline = now() - interval '1 second'
    where id in (select order_id from app.order_line where sku_id = ${skuId})`)
  const counts = await Promise.all([closeExpired(db), closeExpired(db), closeExpired(db)])
  expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(19)
  for (const id of ids) {
    const { rows } = await db.execute<{ kind: string }>(
      sql`select kind from app.order_event where order_id = ${id} order by id`,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['submit', 'close'])
  }
  const [still] = await db.select().from(mallOrder).where(eq(mallOrder.id, quoted))
  expect(still?.status).toBe(1)
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
  expect([row?.onHand, row?.reserved]).toEqual([30, 1])
})

test('a payment removed by a reorg leaves its order unpaid with its stock reserved; it pays again when it returns', async () => {
  const { skuIds } = await shopWith(3)
  const [skuId = 0] = skuIds
  const { orderId, paymentId } = await paidAt(990, skuId)
  const stateOf = async () => {
    const [order] = await db.select().from(mallOrder).where(eq(mallOrder.id, orderId))
    const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
    return [order?.status, order?.payState, row?.onHand, row?.reserved]
  }
  await settleAll()
  expect(await stateOf()).toEqual([2, 'confirmed', 2, 0])
  await db.update(mallPayment).set({ state: 'gone' }).where(eq(mallPayment.id, paymentId))
  await settleAll()
  expect(await stateOf()).toEqual([1, 'gone', 3, 1])
  // A minute later it is in another block, at first with too few confirmations.
  await db.update(mallPayment).set({ state: 'seen', block: 1_000 }).where(eq(mallPayment.id, paymentId))
  await settleAll()
  expect(await stateOf()).toEqual([1, 'seen', 3, 1])
  await expect(closeOrder(db, buyer, orderId)).rejects.toMatchObject({ code: 'mall.payment_seen' })
  await db.update(mallPayment).set({ block: 960 }).where(eq(mallPayment.id, paymentId))
  await settleAll()
  expect(await stateOf()).toEqual([2, 'final', 2, 0])
})

test('a second payment of one order is refunded, and one that the nodes do not confirm pays nothing', async () => {
  const { skuIds } = await shopWith(3)
  const [skuId = 0] = skuIds
  const first = await paidAt(900, skuId)
  const second = await paidAt(905, skuId)
  // Both were quoted for the same order, e.g. on two chains: the contract of each accepts one.
  for (const table of ['mall_payment', 'payment_quote']) {
    await db.execute(
      sql`update ${sql.raw(`app.${table}`)} set order_id = ${first.orderId} where id = ${second.paymentId}`,
    )
  }
  const doubting = { db, isOnChain: async () => false, log }
  await settlePayments(doubting, chain)
  const statusOf = async () =>
    (await db.select().from(mallOrder).where(eq(mallOrder.id, first.orderId)))[0]?.status
  expect(await statusOf()).toBe(1)
  await settleAll()
  await settleAll()
  expect(await statusOf()).toBe(2)
  const issues = await db
    .select({ issue: mallPayment.issue })
    .from(mallPayment)
    .where(eq(mallPayment.orderId, first.orderId))
    .orderBy(mallPayment.block)
  expect(issues).toEqual([{ issue: null }, { issue: 'double' }])
})

test('the product itself can change nothing in the ledger or the timeline', async () => {
  await expect(db.execute(sql`update app.order_event set kind = 'x'`)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/permission denied/) },
  })
  await expect(db.execute(sql`delete from app.ledger_entry`)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/permission denied/) },
  })
})
