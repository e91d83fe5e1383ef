import { mallOrder } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentQuote } from '@mofu/db/app/mall/payments'
import { outcome } from '@mofu/testkit/outcome'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { db, merchant, paidAt, settleAll, shopWith } from '../races.fixture.ts'
import { cancelShopOrder } from './cancel-shop-order.ts'
import { markReady } from './mark-ready.ts'
import { shipOrder } from './ship-order.ts'

async function finalOrder(isPickup = false) {
  const { skuIds } = await shopWith(1)
  const paid = await paidAt(900, skuIds[0] ?? 0)
  await settleAll()
  await db.update(mallOrder).set({ isPickup }).where(eq(mallOrder.id, paid.orderId))
  return paid
}
const ship = (id: string) => outcome(shipOrder(db, merchant, { id, company: 'SF', number: 'SF-1' }))
const statusOf = async (id: string) =>
  (await db.select().from(mallOrder).where(eq(mallOrder.id, id)))[0]?.status

test('goods do not leave after the payer has reclaimed the payment; the shop can only cancel', async () => {
  const sent = await finalOrder()
  const fetched = await finalOrder(true)
  for (const { paymentId } of [sent, fetched]) {
    await db.update(mallPayment).set({ held: 0n }).where(eq(mallPayment.id, paymentId))
  }
  expect(await ship(sent.orderId)).toBe('mall.ship_too_late')
  expect(await outcome(markReady(db, merchant, fetched.orderId))).toBe('mall.ship_too_late')
  expect([await statusOf(sent.orderId), await statusOf(fetched.orderId)]).toEqual([2, 2])
  await cancelShopOrder(db, merchant, { id: sent.orderId, reason: 'reclaimed' })
  expect(await statusOf(sent.orderId)).toBe(6)
})

test('goods do not leave when the payer could reclaim the payment before it is marked as shipped', async () => {
  const { orderId, paymentId } = await finalOrder()
  const reclaimableIn = (hours: number) =>
    db
      .update(paymentQuote)
      .set({ captureBy: Math.floor(Date.now() / 1_000) + hours * 3_600 })
      .where(eq(paymentQuote.id, paymentId))
  await reclaimableIn(23)
  expect(await ship(orderId)).toBe('mall.ship_too_late')
  await reclaimableIn(25)
  expect(await ship(orderId)).toBe('done')
})
