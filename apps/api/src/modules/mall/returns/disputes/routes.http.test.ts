import { setTimeout as wait } from 'node:timers/promises'

import type { Person } from '@mofu/testkit/accounts'
import { mailsTo } from '@mofu/testkit/mails'
import { makeShop, makeShopper, mallDatabase, payOffers, type Shopper } from '@mofu/testkit/mall'
import { secondAdmin } from '@mofu/testkit/second-admin'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { notifications } from '@mofu/wire/accounts/notifications'
import { confirmProposal } from '@mofu/wire/accounts/proposals'
import { auditLog } from '@mofu/wire/accounts/roles'
import { openAlerts } from '@mofu/wire/app/alerts'
import { createClient } from '@mofu/wire/client'
import { creditsOf } from '@mofu/wire/credits'
import * as wire from '@mofu/wire/mall/disputes'
import { orderDetail, submitOrder } from '@mofu/wire/mall/orders'
import { payList } from '@mofu/wire/mall/payments'
import * as shopWire from '@mofu/wire/mall/shipping'
import { sql } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

// Payments become final after thirty blocks, and alerts are checked twice a minute.
vi.setConfig({ testTimeout: 150_000 })

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)
const payout = privateKeyToAccount(generatePrivateKey()).address.toLowerCase()

let buyer: Shopper
let merchant: Shopper
let asAdmin: ReturnType<typeof bearer>
let asSecond: ReturnType<typeof bearer>
let skuId: number

beforeAll(async () => {
  ;[buyer, merchant] = await Promise.all([
    makeShopper(stack, db, 'buyer'),
    makeShopper(stack, db, 'merchant'),
  ])
  asAdmin = bearer(await tokenOf(stack.apiUrl, 'deployer'))
  asSecond = await secondAdmin(stack.apiUrl)
  skuId = (await makeShop(db, { owner: merchant, payout })).skuIds[0] ?? 0
})

afterAll(() => end())

const detailOf = async (orderId: string, as = buyer.as) =>
  (await call(orderDetail, { body: { orderId } }, as)).data

const requestOf = async (orderId: string, as = buyer.as) => (await detailOf(orderId, as)).requests.at(-1)

async function until<T>(read: () => Promise<T>, isThere: (value: T) => boolean, mostMs = 40_000): Promise<T> {
  const deadline = Date.now() + mostMs
  for (;;) {
    const value = await read()
    if (isThere(value)) return value
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(value)}`)
    await wait(200)
  }
}

/** An order of 20 dollars in a dollar coin, with a final payment, shipped. */
async function shippedOrder(person: Person): Promise<string> {
  const body = { skus: [`${skuId}|1`], recieveAddressId: buyer.addressId }
  const { orderId } = (await call(submitOrder, { body }, buyer.as)).data
  const { data } = await call(payList, { query: { orderId } }, buyer.as)
  const offer = data.list.find(({ symbol }) => symbol === 'tUSD')
  if (!offer) throw new Error('no quote in tUSD')
  await payOffers(stack.rpcUrl, person, [offer])
  await until(
    () => detailOf(orderId),
    ({ payState }) => payState === 'final',
  )
  const express = { expressCompany: 'JP Post', expressNumber: 'JP-1' }
  await call(shopWire.shipOrder, { body: { id: orderId, ...express } }, merchant.as)
  return orderId
}

const ask = async (id: string, more: { kind: 'return' | 'refund'; amount?: string }) =>
  (await call(shopWire.askRequest, { body: { id, reason: 'a scratch', ...more } }, buyer.as)).data.requestId
const answer = (requestId: string, body: { isAgreed: boolean; answer?: string; returnAddress?: string }) =>
  call(shopWire.answerRequest, { body: { requestId, ...body } }, merchant.as)
const rule = async (requestId: string, ruling: 'refund' | 'close', as = asAdmin) => {
  const { list } = (await call(wire.disputes, {}, asAdmin)).data
  const { disputedAt = '' } = list.find((one) => one.requestId === requestId) ?? {}
  const body = { requestId, disputedAt, ruling, reason: 'the photos show it' }
  const { proposalId } = (await call(wire.proposeRuling, { body }, as)).data
  await call(confirmProposal, { body: { id: proposalId } }, asSecond)
}
const failsWith = (work: Promise<unknown>, status: number, error: string, facts: object = {}) =>
  expect(work).rejects.toMatchObject({ status, failure: { error, facts } })
const pass = (id: string) =>
  db.execute(sql`update app.order_request set act_by = now() - interval '1 minute' where id = ${id}`)
const notificationsOf = async (who: Shopper, orderId: string) =>
  (await call(notifications, { query: { pageSize: 50 } }, who.as)).data.list
    .filter(({ facts }) => facts['orderId'] === orderId)
    .map(({ facts }) => facts['state'])

test.concurrent('a refused refund is disputed, an admin rules for the buyer, and the money is refunded once; no request exceeds what is left', async () => {
  const orderId = await shippedOrder('wei')
  await failsWith(ask(orderId, { kind: 'refund', amount: '2001' }), 409, 'mall.refund_too_high', {
    left: '2000',
    currency: 'USD',
  })
  const requestId = await ask(orderId, { kind: 'refund', amount: '1000' })
  expect(await requestOf(orderId)).toMatchObject({
    turn: 'merchant',
    actBy: expect.any(String),
    canDispute: false,
    rulings: [],
  })
  await failsWith(answer(requestId, { isAgreed: false }), 400, 'mall.answer_needed')
  await answer(requestId, { isAgreed: false, answer: 'it left us whole' })
  expect(await requestOf(orderId)).toMatchObject({
    state: 'refused',
    answer: 'it left us whole',
    canDispute: true,
  })
  expect(await requestOf(orderId, merchant.as)).toMatchObject({ canDispute: false })

  const dispute = { requestId, reason: 'see my photos' }
  await failsWith(call(wire.disputeRequest, { body: dispute }, asAdmin), 404, 'mall.request_not_found')
  await call(wire.disputeRequest, { body: dispute }, buyer.as)
  await failsWith(call(wire.disputeRequest, { body: dispute }, buyer.as), 409, 'mall.request_wrong')
  const { data: waiting } = await call(wire.disputes, {}, asAdmin)
  expect(waiting.list.find((one) => one.requestId === requestId)).toMatchObject({
    orderId,
    kind: 'refund',
    amount: '1000',
    currency: 'USD',
    reason: 'a scratch',
  })
  for (const { as } of [buyer, merchant]) {
    await expect(call(wire.disputes, {}, as)).rejects.toMatchObject({ status: 403 })
    await expect(rule(requestId, 'close', as)).rejects.toMatchObject({ status: 403 })
  }
  expect(await requestOf(orderId, asAdmin)).toMatchObject({
    state: 'disputed',
    turn: 'admin',
    disputedBy: 'buyer',
    disputeReason: 'see my photos',
    rulings: ['refund', 'close'],
  })

  const rulings = await Promise.allSettled([1, 2, 3].map(() => rule(requestId, 'refund')))
  expect(rulings.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await failsWith(rule(requestId, 'close'), 409, 'mall.request_wrong')
  const paid = await until(
    () => detailOf(orderId),
    ({ requests }) => requests[0]?.state === 'done',
  )
  expect(paid).toMatchObject({
    refunded: '1000',
    payments: [{ amount: '20000000', held: '10000000' }],
    requests: [{ ruling: 'refund', rulingReason: 'the photos show it', turn: null, actBy: null }],
  })
  expect(paid.timeline.map(({ kind }) => kind)).toContain('ruledRefund')
  for (const who of [buyer, merchant]) {
    expect(await notificationsOf(who, orderId)).toEqual(expect.arrayContaining(['disputed', 'ruledRefund']))
  }
  const { data: log } = await call(auditLog, { query: {} }, asAdmin)
  const about = log.list.filter(({ subject }) => subject === `order ${paid.orderNumber}`)
  expect(about.filter(({ action }) => action.startsWith('mall.'))).toMatchObject([
    { action: 'mall.rule_refund', reason: 'the photos show it' },
  ])

  await failsWith(ask(orderId, { kind: 'refund', amount: '1001' }), 409, 'mall.refund_too_high', {
    left: '1000',
    currency: 'USD',
  })
  const asked = await Promise.allSettled(
    [1, 2, 3, 4].map(() => ask(orderId, { kind: 'refund', amount: '1000' })),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const last = await requestOf(orderId)
  await answer(last?.id ?? '', { isAgreed: true })
  const empty = await until(
    () => detailOf(orderId),
    ({ requests }) => requests[1]?.state === 'done',
  )
  expect(empty).toMatchObject({ refunded: '2000', payments: [{ held: '0' }] })
})

test.concurrent('an agreed return that is never sent back lapses, and the shop is paid on chain', async () => {
  const orderId = await shippedOrder('taro')
  const requestId = await ask(orderId, { kind: 'return' })
  await answer(requestId, { isAgreed: true, returnAddress: 'Oak Street 1' })
  expect(await requestOf(orderId)).toMatchObject({ state: 'agreed', turn: 'buyer' })
  await db.execute(
    sql`update app.order_request set remind_at = now() - interval '1 minute' where id = ${requestId}`,
  )
  await until(
    () => notificationsOf(buyer, orderId),
    (states) => states.includes('sendBackSoon'),
  )
  // Delivered long ago, so that only the request holds it up.
  await db.execute(
    sql`update app.mall_order set status = 4, shipped_at = now() - interval '40 days',
      arrived_at = now() - interval '30 days' where id = ${orderId}`,
  )
  await wait(5_000)
  expect(await detailOf(orderId)).toMatchObject({ status: 4, requests: [{ state: 'agreed' }] })
  await pass(requestId)
  const ended = await until(
    () => detailOf(orderId),
    ({ status }) => status === 5,
  )
  expect(ended.requests).toMatchObject([{ state: 'lapsed', turn: null }])
  const { data: owed } = await until(
    () => call(creditsOf, { params: { account: payout }, query: {} }),
    ({ data }) => data.list.length > 0,
  )
  expect(owed.list).toMatchObject([{ amount: '19400000' }])
  for (const who of [buyer, merchant]) expect(await notificationsOf(who, orderId)).toContain('lapsed')
  const late = call(
    shopWire.sendBack,
    { body: { requestId, expressCompany: 'SF', expressNumber: 'SF-9' } },
    buyer.as,
  )
  await failsWith(late, 409, 'mall.request_wrong')
})

test.concurrent('a request that the shop leaves unanswered reaches an admin automatically, raises an alert when it waits too long, and ends when it is closed', async () => {
  const orderId = await shippedOrder('sora')
  const requestId = await ask(orderId, { kind: 'return' })
  await pass(requestId)
  const disputed = await until(
    () => requestOf(orderId),
    (request) => request?.state === 'disputed',
  )
  expect(disputed).toMatchObject({ disputedBy: 'deadline', disputeReason: null, turn: 'admin' })
  await failsWith(answer(requestId, { isAgreed: false, answer: 'no' }), 409, 'mall.request_wrong')
  for (const [{ email }, news] of [
    [buyer, 'Mofu decides about your request'],
    [merchant, 'The request below is now with Mofu'],
  ] as const) {
    await until(
      async () => (await mailsTo(stack.mailsUrl, email)).map(({ text }) => text ?? ''),
      (texts) => texts.some((text) => text.includes(news)),
    )
  }

  await pass(requestId)
  const overdue = async () =>
    (await call(openAlerts, {}, asAdmin)).data.list.find(({ name }) => name === 'mall.dispute_overdue')
  const alert = await until(overdue, (one) => one !== undefined, 45_000)
  expect(alert).toMatchObject({ subject: 'mall', facts: { count: expect.any(Number) } })
  for (const { as } of [buyer, merchant]) {
    await expect(call(openAlerts, {}, as)).rejects.toMatchObject({ status: 403 })
  }

  await rule(requestId, 'close')
  expect(await requestOf(orderId)).toMatchObject({ state: 'refused', ruling: 'close', canDispute: false })
  await failsWith(ask(orderId, { kind: 'refund', amount: '1' }), 409, 'mall.request_ruled')
  for (const who of [buyer, merchant]) expect(await notificationsOf(who, orderId)).toContain('ruledClose')
  expect((await detailOf(orderId)).can).toMatchObject({ request: [], receive: true })
  await until(overdue, (one) => one === undefined, 45_000)
})
