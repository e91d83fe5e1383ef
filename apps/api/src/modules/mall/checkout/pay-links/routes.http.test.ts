import { setTimeout as wait } from 'node:timers/promises'

import { mallOrder } from '@mofu/db/app/mall/orders'
import { paymentQuote } from '@mofu/db/app/mall/payments'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, makeShopper, mallDatabase, payOffers, type Shopper } from '@mofu/testkit/mall'
import { createClient } from '@mofu/wire/client'
import * as orders from '@mofu/wire/mall/orders'
import { makePayLink, payLink, type PayLinkData } from '@mofu/wire/mall/pay-links'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const stack = inject('httpStack')
const { apiUrl, rpcUrl } = stack
const call = createClient({ baseUrl: apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)

let buyer: Shopper
let other: Shopper

beforeAll(async () => {
  ;[buyer, other] = await Promise.all([makeShopper(stack, db, 'linked'), makeShopper(stack, db, 'other')])
})

afterAll(() => end())

async function order(...names: string[]) {
  const payout = accountOf('mio').address
  const skus: string[] = []
  // One after the other: orders of one submit are listed in the order of their SKUs.
  for (const name of names) {
    const { skuIds } = await makeShop(db, { owner: other, payout, name })
    skus.push(`${skuIds[0]}|1`)
  }
  const body = { skus, recieveAddressId: buyer.addressId, remark: 'for my sister' }
  return (await call(orders.submitOrder, { body }, buyer.as)).data
}

const linkOf = async (orderId: string) => (await call(makePayLink, { body: { orderId } }, buyer.as)).data.id
const read = async (id: string) => (await call(payLink, { query: { id } })).data

async function until(id: string, state: PayLinkData['state']): Promise<PayLinkData> {
  const deadline = Date.now() + 40_000
  for (;;) {
    const link = await read(id)
    if (link.state === state) return link
    if (Date.now() > deadline) throw new Error(`still ${link.state}`)
    await wait(100)
  }
}

test('one link pays all orders of one submit; it shows products and amounts, and nothing about the buyer', async () => {
  const { orders: made } = await order('One', 'Two')
  const ids = await Promise.all(made.map(({ orderId }) => linkOf(orderId)))
  expect(new Set(ids).size).toBe(1)
  const [id = ''] = ids
  expect(id).toMatch(/^[\w-]{22}$/)
  const link = await read(id)
  expect(link).toMatchObject({
    state: 'toPay',
    currency: 'USD',
    reason: null,
    orders: made.map(({ orderId, orderNumber }, index) => ({
      id: orderId,
      orderNumber,
      shopName: ['One', 'Two'][index],
      state: 'toPay',
      orderAmount: '2000',
      lines: [{ title: { en: 'Ceramic bowl' }, quantity: 1 }],
      payments: [],
    })),
  })
  const text = JSON.stringify(link)
  for (const secret of ['Hana Mori', '+81312345678', 'for my sister', buyer.email, buyer.accountId]) {
    expect(text).not.toContain(secret)
  }

  const [one, two] = made.map(({ orderId }) =>
    link.options.find((option) => option.orderId === orderId && option.symbol === 'ETH'),
  )
  if (!one || !two) throw new Error('expected quotes for both')
  await payOffers(rpcUrl, 'yuki', [one, two])
  const paid = await until(id, 'paid')
  expect(paid.options).toEqual([])
  expect(paid.orders.map(({ payments }) => payments[0]?.payer)).toEqual(
    [0, 1].map(() => accountOf('yuki').address.toLowerCase()),
  )
})

test('a quote that is about to expire is renewed by opening the link again', async () => {
  const { orderId } = await order('Renewing')
  const id = await linkOf(orderId)
  const before = await read(id)
  expect((await read(id)).options).toEqual(
    before.options.map((option) => ({ ...option, expiresAt: expect.any(String) })),
  )
  await db.update(paymentQuote).set({ payBy: 1 }).where(eq(paymentQuote.orderId, orderId))
  const after = await read(id)
  expect(after.options).toHaveLength(before.options.length)
  for (const { quote } of after.options) {
    expect(before.options.map((option) => option.quote.paymentId)).not.toContain(quote.paymentId)
  }
})

test('a link says when its order was cancelled or not paid in time', async () => {
  const [cancelled, expired] = [await order('Cancelled'), await order('Expired')]
  const [first, second] = [await linkOf(cancelled.orderId), await linkOf(expired.orderId)]
  await call(orders.closeOrder, { body: { id: cancelled.orderId } }, buyer.as)
  expect(await read(first)).toMatchObject({ state: 'cancelled', options: [] })
  await db
    .update(mallOrder)
    .set({ payDeadline: new Date(0) })
    .where(eq(mallOrder.id, expired.orderId))
  expect(await read(second)).toMatchObject({ state: 'expired', options: [] })
})

test('an order that is closed while its link is being read is shown as closed', async () => {
  const { orderId } = await order('Closing')
  const id = await linkOf(orderId)
  const reading = await db.transaction(async (tx) => {
    await tx
      .update(mallOrder)
      .set({ status: orderStatus.closed, closeReason: 'buyer' })
      .where(eq(mallOrder.id, orderId))
    const answer = read(id)
    // The read found the order payable and waits for this transaction to save its quotes.
    await vi.waitUntil(
      async () => {
        const blocked = sql`select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`
        return (await tx.execute(blocked)).rows.length > 0
      },
      { timeout: 10_000 },
    )
    return { answer }
  })
  expect(await reading.answer).toMatchObject({ state: 'cancelled', options: [] })
})

test('nobody creates a link for another account’s order, and an invented id is not found', async () => {
  const { orderId } = await order('Mine')
  await expect(call(makePayLink, { body: { orderId } }, other.as)).rejects.toMatchObject({
    failure: { error: 'mall.order_not_found' },
  })
  await expect(read('A'.repeat(22))).rejects.toMatchObject({
    status: 404,
    failure: { error: 'mall.pay_link_not_found' },
  })
})
