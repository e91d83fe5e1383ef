import { notification } from '@mofu/db/app/accounts'
import { mallOrder } from '@mofu/db/app/mall/orders'
import { makeShopper } from '@mofu/testkit/mall'
import { arrivedOrder, correctExpress, shipOrder } from '@mofu/wire/mall/shipping'
import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { buyer, call, db, detailOf, merchant, shopOf, stack, submit } from '../orders/orders.fixture.ts'

const YAMATO = '444413758703'
const DAY = 86_400_000

/** An order as it is once its final payment was shipped, without a chain. */
async function shippedOrder(
  more: Partial<typeof mallOrder.$inferInsert> = {},
  shop: Parameters<typeof shopOf>[0] = {},
): Promise<string> {
  const { skuIds } = await shopOf(shop)
  const { orderId } = await submit([`${skuIds[0]}`])
  await db
    .update(mallOrder)
    .set({
      status: 3,
      payState: 'final',
      paidAt: new Date('2026-01-01T00:00:00Z'),
      shippedAt: new Date(),
      expressCompany: 'Yamato',
      expressNumber: 'YM-1',
      ...more,
    })
    .where(eq(mallOrder.id, orderId))
  return orderId
}

const correct = (id: string, company: string, number: string, as = merchant.as) =>
  call(correctExpress, { body: { id, expressCompany: company, expressNumber: number } }, as)
const errorOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'done',
    ({ failure }: { failure: { error: string } }) => failure.error,
  )
const newsFor = (orderId: string, state: string) =>
  db
    .select({ accountId: notification.accountId, facts: notification.facts })
    .from(notification)
    .where(and(eq(notification.kind, 'order'), like(notification.eventId, `order-${orderId}-%-${state}`)))

test('a shop corrects carrier and number of a shipped order: the event has both, and the buyer is notified once', async () => {
  const id = await shippedOrder()
  expect((await detailOf(id, merchant)).can).toMatchObject({ correctExpress: true, arrive: true })
  expect((await detailOf(id)).can).toMatchObject({ correctExpress: false, arrive: false })
  await correct(id, 'ヤマト運輸', '4444-1375-8703')
  const changed = await detailOf(id)
  expect(changed).toMatchObject({ status: 3, expressCompany: 'Yamato Transport', expressNumber: YAMATO })
  expect(changed.timeline.at(-1)).toMatchObject({
    kind: 'express',
    actor: 'merchant',
    status: 3,
    facts: { company: 'Yamato Transport', number: YAMATO, fromCompany: 'Yamato', fromNumber: 'YM-1' },
  })
  // The same again changes nothing and notifies nobody.
  await correct(id, 'Yamato Transport', YAMATO)
  expect((await detailOf(id)).timeline).toHaveLength(changed.timeline.length)
  expect(await newsFor(id, 'express')).toMatchObject([
    { accountId: buyer.accountId, facts: { number: changed.orderNumber, state: 'express' } },
  ])
})

test('a number is corrected five times at most, since each correction is mailed', async () => {
  const id = await shippedOrder()
  for (let count = 1; count <= 5; count++) await correct(id, 'Post', `X-${count}`)
  expect(await errorOf(correct(id, 'Post', 'X-6'))).toBe('mall.tracking_number_final')
  expect(await detailOf(id)).toMatchObject({ expressNumber: 'X-5' })
  expect(await newsFor(id, 'express')).toHaveLength(5)
})

test('a number that the carrier cannot have is refused, and another carrier’s number is kept as written', async () => {
  const id = await shippedOrder()
  expect(await errorOf(correct(id, 'Yamato Transport', '444413758704'))).toBe('mall.tracking_number_invalid')
  const wrong = { id, expressCompany: 'UPS', expressNumber: '12 3' }
  expect(await errorOf(call(shipOrder, { body: wrong }, merchant.as))).toBe('mall.tracking_number_invalid')
  expect(await detailOf(id)).toMatchObject({ expressCompany: 'Yamato', expressNumber: 'YM-1' })
  await correct(id, 'Uncle Lin’s van', 'box 7')
  expect(await detailOf(id)).toMatchObject({ expressCompany: 'Uncle Lin’s van', expressNumber: 'box 7' })
})

test('only the order’s own shop corrects it, and only between shipping and receipt', async () => {
  const id = await shippedOrder()
  const stranger = await makeShopper(stack, db, 'stranger')
  const other = await makeShopper(stack, db, 'other-shop')
  await shopOf({ owner: other })
  for (const { as } of [buyer, stranger, other]) {
    expect(await errorOf(correct(id, 'Post', 'X-1', as))).toBe('mall.order_not_found')
    expect(await errorOf(call(arrivedOrder, { body: { id } }, as))).toBe('mall.order_not_found')
  }
  for (const status of [1, 2, 5, 6] as const) {
    const early = await shippedOrder({ status })
    expect(await errorOf(correct(early, 'Post', 'X-1'))).toBe('mall.order_moved')
    expect(await errorOf(call(arrivedOrder, { body: { id: early } }, merchant.as))).toBe('mall.order_moved')
  }
  const pickup = await shippedOrder({ status: 4, isPickup: true, arrivedAt: new Date() })
  expect(await errorOf(correct(pickup, 'Post', 'X-1'))).toBe('mall.order_delivered')
  expect(await detailOf(id)).toMatchObject({ expressNumber: 'YM-1', status: 3 })
})

test('“arrived” starts the seven days after which the order counts as received, and both sides see the date', async () => {
  const id = await shippedOrder({ shippedAt: new Date(Date.now() - 4 * DAY), daysMost: 3 })
  const before = await detailOf(id)
  expect(Date.parse(before.receivedBy ?? '') - Date.parse(before.shippedAt ?? '')).toBe(17 * DAY)
  const sent = Date.now()
  await call(arrivedOrder, { body: { id } }, merchant.as)
  const after = await detailOf(id)
  expect(after).toMatchObject({ status: 4, shipBy: null })
  expect(Date.parse(after.receivedBy ?? '') - sent).toBeGreaterThanOrEqual(7 * DAY)
  expect(Date.parse(after.receivedBy ?? '') - Date.now()).toBeLessThanOrEqual(7 * DAY)
  expect((await detailOf(id, merchant)).receivedBy).toBe(after.receivedBy)
  expect(await newsFor(id, 'arrive')).toHaveLength(1)
  const early = await shippedOrder({ daysMost: 3 })
  await call(arrivedOrder, { body: { id: early } }, merchant.as)
  const { receivedBy, shippedAt } = await detailOf(early)
  expect(Date.parse(receivedBy ?? '') - Date.parse(shippedAt ?? '')).toBe(10 * DAY)
  // A number can still be corrected, and arriving twice is refused.
  await correct(id, 'Yamato Transport', YAMATO)
  expect(await errorOf(call(arrivedOrder, { body: { id } }, merchant.as))).toBe('mall.order_moved')
  const waiting = await shippedOrder({ status: 2 })
  expect(await detailOf(waiting, merchant)).toMatchObject({
    shipBy: '2026-01-08T00:00:00.000Z',
    receivedBy: null,
  })
})

test('who was told up to 30 days has a week more to object, although the shop reports the arrival at once', async () => {
  const rule = { places: ['*'], firstUnits: 1, firstFee: '500', moreUnits: 1, moreFee: '100' }
  const id = await shippedOrder({}, { rules: [{ ...rule, leastDays: 20, mostDays: 30 }] })
  const days = async () => {
    const { receivedBy, shippedAt } = await detailOf(id)
    return (Date.parse(receivedBy ?? '') - Date.parse(shippedAt ?? '')) / DAY
  }
  expect(await days()).toBe(37)
  await call(arrivedOrder, { body: { id } }, merchant.as)
  expect(await days()).toBe(37)
})

test('a number that is corrected after “arrived” gives the buyer a week from the correction', async () => {
  const shippedAt = new Date(Date.now() - 9 * DAY)
  const id = await shippedOrder({ status: 4, shippedAt, arrivedAt: shippedAt, daysMost: 3 })
  const sent = Date.now()
  await correct(id, 'Yamato Transport', YAMATO)
  const { receivedBy } = await detailOf(id)
  expect(Date.parse(receivedBy ?? '') - sent).toBeGreaterThanOrEqual(7 * DAY)
})
