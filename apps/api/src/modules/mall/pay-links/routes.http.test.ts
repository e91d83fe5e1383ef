import { setTimeout as wait } from 'node:timers/promises'

import { mallOrder } from '@mofu/db/app/mall/orders'
import { paymentQuote } from '@mofu/db/app/mall/payments'
import { accountOf } from '@mofu/tools/stack/accounts'
import { makeShop, makeShopper, mallDatabase, payOffers, type Shopper } from '@mofu/tools/stack/mall'
import { createClient } from '@mofu/wire/client'
import * as orders from '@mofu/wire/mall/orders'
import { makePayLink, payLink, type PayLinkData } from '@mofu/wire/mall/pay-links'
import { eq } from 'drizzle-orm'
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
  const shops = await Promise.all(names.map((name) => makeShop(db, { owner: other, payout, name })))
  const skus = shops.map(({ skuIds }) => `${skuIds[0]}|1`)
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

test('one link pays all that was ordered together; it tells goods and amounts, and nothing of the buyer', async () => {
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
  if (!one || !two) throw new Error('there should be offers for both')
  await payOffers(rpcUrl, 'yuki', [one, two])
  const paid = await until(id, 'paid')
  expect(paid.options).toEqual([])
  expect(paid.orders.map(({ payments }) => payments[0]?.payer)).toEqual(
    [0, 1].map(() => accountOf('yuki').address.toLowerCase()),
  )
})

test('an offer that is about to die is renewed by asking again', async () => {
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

test('a link says when its order was cancelled or was not paid in time', async () => {
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

test('nobody makes a link for the order of somebody else, and an id that was made up leads nowhere', async () => {
  const { orderId } = await order('Mine')
  await expect(call(makePayLink, { body: { orderId } }, other.as)).rejects.toMatchObject({
    failure: { error: 'mall.order_not_found' },
  })
  await expect(read('A'.repeat(22))).rejects.toMatchObject({
    status: 404,
    failure: { error: 'mall.pay_link_not_found' },
  })
})
