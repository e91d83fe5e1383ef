import { randomUUID } from 'node:crypto'

import { account } from '@mofu/db/app/accounts'
import { mallPayment, paymentQuote } from '@mofu/db/app/mall/payments'
import { projection } from '@mofu/db/app/projection'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { orderLimits } from '@mofu/domain/mall/sku-quantity'
import { makeAddress, makeShop } from '@mofu/testkit/mall'
import { afterAll, beforeAll, beforeEach, inject, vi } from 'vitest'

import type { Caller } from '../../platform/access.ts'
import { submitOrder } from './checkout/submit-order.ts'
import { settlePayments } from './payments/settle-payments.ts'

/** A tenth of the races by default; `pnpm test:races` runs all of them. */
const PERCENT = Number(process.env['MALL_RACES'] ?? 10)
export const sized = (full: number) => Math.ceil((full * PERCENT) / 100)
vi.setConfig({ testTimeout: 40_000 + PERCENT * 5_000 })

const chainId = 31_337
const IN_A_MONTH = Math.floor(Date.now() / 1_000) + 30 * 86_400
const payout = '0x00000000000000000000000000000000000000d1'
const coin = '0x0000000000000000000000000000000000000000'
let fresh: FreshDatabase
export let db: Database
type Buyer = Caller & { addressId: string }
export let buyer: Buyer
export let merchant: Caller

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

/** Enough buyers for this many submits, each within the limit of unpaid orders. */
export const buyersFor = (submits: number) =>
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

// Unpaid orders per account are limited, at once and in an hour, so each test has its own buyer.
beforeEach(changeBuyer)

export async function changeBuyer(): Promise<void> {
  buyer = await newBuyer()
}

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

const inputOf = (
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
export const shopWith = (stock: number, skus = 1) => makeShop(db, { owner: merchant, payout, stock, skus })
export const submit = (wanted: { skuId: number; quantity: number }[], key?: string, by = buyer) =>
  submitOrder(db, inputOf(wanted, key, by))

/** At most this many wait for a connection; more would only queue in front of the pool. */
const AT_ONCE = 200

/** Runs `work` a number of times concurrently, and returns every result. */
export async function rush<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const runner = async () => {
    while (next < times) done.push(await work(next++))
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, times) }, runner))
  return done
}

/** An order with an indexed payment, at a block. */
export async function paidAt(block: number, skuId: number): Promise<{ orderId: string; paymentId: string }> {
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
    captureBy: IN_A_MONTH,
    refundBy: IN_A_MONTH,
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

export const chain = {
  chainId,
  network: 'petchain',
  nativeSymbol: 'ETH',
  checkout: payout,
  coins: [],
} as const
export const log = { warn: () => undefined, error: () => undefined }
export const settleAll = () => settlePayments({ db, isOnChain: async () => true, log }, chain)
