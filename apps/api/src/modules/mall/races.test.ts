import { randomUUID } from 'node:crypto'

import { account } from '@mofu/db/app/accounts'
import { mallOrder } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentOperation, paymentQuote } from '@mofu/db/app/mall/payments'
import { sku } from '@mofu/db/app/mall/shop'
import { projection } from '@mofu/db/app/projection'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { DomainError } from '@mofu/domain/domain-error'
import { orderLimits } from '@mofu/domain/mall/sku-quantity'
import { makeAddress, makeShop } from '@mofu/tools/stack/mall'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'

import type { Caller } from '../../platform/access.ts'
import { actStore } from './acts/store.ts'
import { orderStore } from './orders/store.ts'
import { submitOrder } from './orders/submit-order.ts'
import { settlePayments } from './payments/settle-payments.ts'
import { settleStore } from './payments/store.ts'
import { closeExpired } from './timers/store.ts'

/** A tenth of the races in the gate's time; `pnpm test:races` runs them whole. */
const PERCENT = Number(process.env['MALL_RACES'] ?? 10)
const sized = (full: number) => Math.ceil((full * PERCENT) / 100)
vi.setConfig({ testTimeout: 40_000 + PERCENT * 5_000 })

const chainId = 31_337
const payout = '0x00000000000000000000000000000000000000d1'
const coin = '0x0000000000000000000000000000000000000000'
let fresh: FreshDatabase
let db: Database
type Buyer = Caller & { addressId: string }
let buyer: Buyer
let merchant: Caller

const callerOf = async (name: string): Promise<Caller> => {
  const [row] = await db
    .insert(account)
    .values({ email: `${name}@mofu.example`, inviteCode: randomUUID() })
    .returning({ id: account.id })
  return { accountId: row?.id ?? '', sessionId: '', scope: 'mall', address: null, email: null, roles: [] }
}

async function newBuyer(): Promise<Buyer> {
  const caller = await callerOf(`buyer-${randomUUID()}`)
  return { ...caller, addressId: await makeAddress(db, caller.accountId) }
}

/** Enough buyers for so many submits, each within the limit of unpaid orders. */
const buyersFor = (submits: number) =>
  Promise.all(Array.from({ length: Math.ceil(submits / orderLimits.unpaid) }, newBuyer))

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'races')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'races', max: 40 }))
  merchant = await callerOf('merchant')
  // The chain as the read model knows it: a thousand blocks, all but the last thirty final.
  await db.insert(projection).values({
    chainId,
    deployment: 'test',
    checkpoint: '',
    block: 1_000,
    blockTime: Math.floor(Date.now() / 1_000),
    finalizedBlock: 970,
    projectedAt: Date.now(),
  })
})

// An account may hold only so many unpaid orders, so that each test has a buyer of its own.
beforeEach(async () => {
  buyer = await newBuyer()
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

const wish = (
  wanted: { skuId: number; quantity: number }[],
  key?: string,
  { accountId, addressId } = buyer,
) => ({
  accountId,
  wanted,
  isPickup: false,
  addressId,
  remark: '',
  confirmToken: undefined,
  key,
})
const shopWith = (stock: number, skus = 1) => makeShop(db, { owner: merchant, payout, stock, skus })
const submit = (wanted: { skuId: number; quantity: number }[], key?: string, by = buyer) =>
  submitOrder({ store: orderStore(db) }, wish(wanted, key, by))

async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof DomainError) return error.code
      throw error
    },
  )
}

/** So many at once wait for a connection; more would only wait in front of the pool. */
const AT_ONCE = 200

/** Does something so many times, many at once, and gives what came of each. */
async function rush<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const runner = async () => {
    while (next < times) done.push(await work(next++))
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, times) }, runner))
  return done
}

function tally(outcomes: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(outcomes)].toSorted().map((one) => [one, outcomes.filter((other) => other === one).length]),
  )
}

test('2,000 submits on a stock of 500 make exactly 500 orders', async () => {
  const [attempts, stock] = [sized(2_000), sized(500)]
  const { skuIds } = await shopWith(stock)
  const [skuId = 0] = skuIds
  const buyers = await buyersFor(attempts)
  const outcomes = await rush(attempts, (index) =>
    outcome(submit([{ skuId, quantity: 1 }], undefined, buyers[index % buyers.length])),
  )
  expect(tally(outcomes)).toEqual({ done: stock, 'mall.out_of_stock': attempts - stock })
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
  expect([row?.onHand, row?.reserved]).toEqual([stock, stock])
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from app.order_line where sku_id = ${skuId}`,
  )
  expect(Number(rows[0]?.count)).toBe(stock)
})

test('1,000 orders of two goods, named crosswise, never wait for one another in a circle', async () => {
  const count = sized(1_000)
  const { skuIds } = await shopWith(count, 2)
  const [a = 0, b = 0] = skuIds
  const both = [
    { skuId: a, quantity: 1 },
    { skuId: b, quantity: 1 },
  ]
  const buyers = await buyersFor(count)
  const outcomes = await rush(count, (index) =>
    outcome(submit(index % 2 === 0 ? both : both.toReversed(), undefined, buyers[index % buyers.length])),
  )
  expect(tally(outcomes)).toEqual({ done: count })
})

test('fifty submits with one key at once make one order', async () => {
  const { skuIds } = await shopWith(100)
  const [skuId = 0] = skuIds
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => submit([{ skuId, quantity: 1 }], key)))
  expect(new Set(answers.map(({ orders }) => orders.map(({ id }) => id).join())).size).toBe(1)
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
  expect(row?.reserved).toBe(1)
})

/** An order with a payment the chain has told of, at a block. */
async function paidAt(block: number, skuId: number): Promise<{ orderId: string; paymentId: string }> {
  const { orders } = await submit([{ skuId, quantity: 1 }])
  const orderId = orders[0]?.id ?? ''
  const onChain = `0x${randomUUID().replaceAll('-', '').repeat(2)}`
  const paymentId = `${chainId}-${onChain}`
  await db.insert(paymentQuote).values({
    id: paymentId,
    orderId,
    chainId,
    paymentId: onChain,
    orderKey: '0x',
    coin,
    symbol: 'ETH',
    decimals: 18,
    amount: 7n,
    split: [],
    splitHash: '0x',
    payBy: 1,
    captureBy: 2,
    refundBy: 3,
    price: 1n,
    priceDecimals: 0,
    signature: '0x',
  })
  await db.insert(mallPayment).values({
    id: paymentId,
    chainId,
    orderId,
    payer: payout,
    coin,
    amount: 7n,
    held: 7n,
    refundable: 0n,
    stage: 'paid',
    block,
    paidAt: 1_700_000_000,
    txHash: onChain,
    logIndex: 0,
    updatedBlock: block,
  })
  return { orderId, paymentId }
}

const chain = { chainId, network: 'petchain', nativeSymbol: 'ETH', checkout: payout, coins: [] } as const
const log = { warn: () => undefined, error: () => undefined }
const settleAll = () => settlePayments({ store: settleStore(db), isOnChain: async () => true, log }, chain)
const acts = () => actStore(db)

test('a price that changes between the look and the order is said to have changed, and nothing is kept', async () => {
  const { skuIds } = await shopWith(5)
  const [skuId = 0] = skuIds
  const store = orderStore(db)
  const late: typeof store = {
    ...store,
    cart: async (asked) => {
      const found = await store.cart(asked)
      await db
        .update(sku)
        .set({ price: 9_900n, version: sql`${sku.version} + 1` })
        .where(eq(sku.id, skuId))
      return found
    },
  }
  expect(await outcome(submitOrder({ store: late }, wish([{ skuId, quantity: 1 }])))).toBe(
    'mall.price_changed',
  )
  expect((await db.select().from(sku).where(eq(sku.id, skuId)))[0]?.reserved).toBe(0)
})

test('a key that is told again when the last piece is gone answers with the order that took it', async () => {
  const { skuIds } = await shopWith(1)
  const wanted = [{ skuId: skuIds[0] ?? 0, quantity: 1 }]
  const first = await submit(wanted, 'told-again')
  expect(await submit(wanted, 'told-again')).toEqual(first)
  expect(await outcome(submit(wanted, 'another-key'))).toBe('mall.out_of_stock')
})

test('close against pay: never closed with the money kept, never paid and closed', async () => {
  const races = sized(1_000)
  const { skuIds } = await shopWith(races)
  const [skuId = 0] = skuIds
  const pairs: string[] = []
  for (let from = 0; from < races; from += 20) {
    const some = await Promise.all(
      Array.from({ length: Math.min(20, races - from) }, () => paidAt(900, skuId)),
    )
    const closes = Promise.all(some.map(({ orderId }) => outcome(acts().close(buyer, orderId))))
    // Two workers settle at once, as they do in production.
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
  // Paid; or closed before it was seen, or cancelled right after it was paid: then the money goes back, once.
  const legal = ['2 pays 0 void', '6 late 1 void', '6 pays 1 void']
  expect([...new Set(pairs)].filter((pair) => !legal.includes(pair))).toEqual([])
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
  const kept = pairs.filter((pair) => pair.startsWith('2')).length
  expect([row?.onHand, row?.reserved]).toEqual([races - kept, 0])
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
          outcome(acts().ship(merchant, orderId, express)),
          outcome(acts().close(buyer, orderId)),
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

test('three workers close an order that nobody paid, once; one that could still be paid stays', async () => {
  const { skuIds } = await shopWith(30)
  const [skuId = 0] = skuIds
  const made = await Promise.all(Array.from({ length: 19 }, () => submit([{ skuId, quantity: 1 }])))
  const ids = made.map(({ orders }) => orders[0]?.id ?? '')
  const { orderId: quoted } = await paidAt(900, skuId)
  await db.delete(mallPayment).where(eq(mallPayment.orderId, quoted))
  // Its offer lives by the chain's clock, which has not come so far.
  await db
    .update(paymentQuote)
    .set({ payBy: Math.floor(Date.now() / 1_000) + 60 })
    .where(eq(paymentQuote.orderId, quoted))
  // Before all others that wait for a payment here: a step of the timer takes the oldest.
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

test('a payment that a reorg takes away leaves its order unpaid with its goods kept; it pays again when it comes back', async () => {
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
  // A minute later it is in another block, at first too near the top.
  await db.update(mallPayment).set({ state: 'seen', block: 1_000 }).where(eq(mallPayment.id, paymentId))
  await settleAll()
  expect(await stateOf()).toEqual([1, 'seen', 3, 1])
  await expect(acts().close(buyer, orderId)).rejects.toMatchObject({ code: 'mall.payment_seen' })
  await db.update(mallPayment).set({ block: 960 }).where(eq(mallPayment.id, paymentId))
  await settleAll()
  expect(await stateOf()).toEqual([2, 'final', 2, 0])
})

test('a second payment of one order goes back, and one the nodes do not confirm pays nothing', async () => {
  const { skuIds } = await shopWith(3)
  const [skuId = 0] = skuIds
  const first = await paidAt(900, skuId)
  const second = await paidAt(905, skuId)
  // Both were offered for the same order, on two chains say: the contract of each takes one.
  for (const table of ['mall_payment', 'payment_quote']) {
    await db.execute(
      sql`update ${sql.raw(`app.${table}`)} set order_id = ${first.orderId} where id = ${second.paymentId}`,
    )
  }
  const doubting = { store: settleStore(db), isOnChain: async () => false, log }
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

test('nothing in the books or the timeline can be changed by the product itself', async () => {
  await expect(db.execute(sql`update app.order_event set kind = 'x'`)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/permission denied/) },
  })
  await expect(db.execute(sql`delete from app.ledger_entry`)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/permission denied/) },
  })
})
