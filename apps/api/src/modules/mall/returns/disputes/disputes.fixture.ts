import { randomUUID } from 'node:crypto'

import { account, notification, roleGrant } from '@mofu/db/app/accounts'
import { mallOrder, orderRequest } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentOperation, paymentQuote } from '@mofu/db/app/mall/payments'
import { shopMember } from '@mofu/db/app/mall/shop'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { makeAddress, makeShop } from '@mofu/testkit/mall'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'

import type { Caller } from '../../../../platform/access.ts'
import { walletOf } from '../../../../platform/caller-wallet.ts'
import { confirmProposal, withdrawProposal } from '../../../accounts/index.ts'
import { submitOrder } from '../../checkout/submit-order.ts'
import { answerRequest } from '../requests/answer-request.ts'
import { askRequest } from '../requests/ask-request.ts'
import { requireNoPartIn } from './check-ruling.ts'
import { disputeRequest } from './dispute-request.ts'
import { proposeRuling } from './propose-ruling.ts'
import { ruleDispute } from './rule-dispute.ts'

export const chainId = 31_337
const payout = '0x00000000000000000000000000000000000000d1'
export const TOTAL = 2_000n

let fresh: FreshDatabase
export let db: Database
export let buyer: Caller & { addressId: string }
export let merchant: Caller
export let staff: Caller
export let admin: Caller
/** Another admin, who confirms. */
export let second: Caller
const admins = { builtInRoles: {}, chainId }
const proposals = {
  admins,
  actions: { 'mall.ruling': { isByAdmin: true, requireNoPart: requireNoPartIn, apply: ruleDispute } },
} as const
let skuId: number

export async function callerOf(name: string, more: Partial<Caller> = {}): Promise<Caller> {
  const [row] = await db
    .insert(account)
    .values({ email: `${name}-${randomUUID()}@mofu.example`, inviteCode: randomUUID() })
    .returning({ id: account.id })
  const accountId = row?.id ?? ''
  return { accountId, sessionId: '', scope: 'mall', address: null, email: null, roles: [], ...more }
}

/** A wallet with the role. */
async function adminOf(digits: string): Promise<Caller> {
  const address = `0x${digits.padStart(40, '0')}`
  const caller = await callerOf('admin', { scope: 'web3', roles: ['admin'], address })
  await db.update(account).set({ address }).where(eq(account.id, caller.accountId))
  await db
    .insert(roleGrant)
    .values({ accountId: caller.accountId, role: 'admin', grantedBy: caller.accountId, reason: 'test' })
  return caller
}

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'deadlines')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'deadlines', max: 20 }))
  ;[merchant, staff, admin, second] = await Promise.all([
    callerOf('merchant'),
    callerOf('staff'),
    adminOf('a1'),
    adminOf('a2'),
  ])
  const shop = await makeShop(db, { owner: merchant, payout, stock: 1_000 })
  await db.insert(shopMember).values({ shopId: shop.shopId, accountId: staff.accountId, role: 'staff' })
  skuId = shop.skuIds[0] ?? 0
})

beforeEach(async () => {
  const caller = await callerOf('buyer')
  buyer = { ...caller, addressId: await makeAddress(db, caller.accountId) }
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

/** An order of 20 dollars that was not paid yet. */
export async function unpaidOrder(by = buyer): Promise<string> {
  const { orders } = await submitOrder(db, {
    accountId: by.accountId,
    wanted: [{ skuId, quantity: 1 }],
    isPickup: false,
    addressId: by.addressId,
    remark: '',
    confirmToken: undefined,
    key: undefined,
  })
  return orders[0]?.id ?? ''
}

/** An order of 20 dollars whose payment is final, as the read model holds it. */
export async function paidOrder(status: 2 | 3 | 4 = orderStatus.pendingReceipt, by = buyer): Promise<string> {
  const orderId = await unpaidOrder(by)
  const hash = `0x${randomUUID().replaceAll('-', '').repeat(2)}`
  const paymentId = `${chainId}-${hash}`
  await db.insert(paymentQuote).values({
    id: paymentId,
    orderId,
    chainId,
    paymentId: hash,
    orderKey: '0x',
    coin: payout,
    symbol: 'tUSD',
    decimals: 6,
    amount: 20_000_000n,
    split: [{ account: payout, weight: 10_000 }],
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
    coin: payout,
    amount: 20_000_000n,
    held: 20_000_000n,
    refundable: 0n,
    stage: 'shipped',
    block: 900,
    paidAt: 1,
    txHash: hash,
    logIndex: 0,
    updatedBlock: 900,
    state: 'final',
  })
  await db
    .update(mallOrder)
    .set({
      status,
      payState: 'final',
      paymentId,
      paidAt: sql`now() - interval '40 days'`,
      shippedAt: sql`now() - interval '30 days'`,
      arrivedAt: sql`now() - interval '20 days'`,
    } as never)
    .where(eq(mallOrder.id, orderId))
  return orderId
}

export const dispute = (by: Caller, requestId: string, reason: string) =>
  disputeRequest(db, by, { requestId, reason })
export const ask = (orderId: string, kind: 'cancel' | 'return' | 'refund' = 'return', amount?: bigint) =>
  askRequest(db, buyer, { orderId, kind, reason: 'broken', amount })
export const answer = (id: string, isAgreed: boolean, by = merchant) =>
  answerRequest(db, by, { requestId: id, isAgreed, text: 'our answer', returnAddress: 'Oak Street 1' })
type Ruled = { by?: Caller; disputedAt?: string; returnAddress?: string }

/** Proposes a ruling of the present dispute of a request, unless it is told which. */
export async function proposed(
  requestId: string,
  ruling: 'refund' | 'return' | 'close',
  { by = admin, disputedAt, returnAddress = 'Oak Street 1' }: Ruled = {},
): Promise<number> {
  const { proposalId } = await proposeRuling({ db, admins }, walletOf(by), {
    requestId,
    disputedAt: disputedAt ?? (await disputedAtOf(requestId)),
    ruling,
    reason: 'seen the photos',
    returnAddress,
  })
  return proposalId
}

export const confirmed = (id: number, by: Caller = second, newAdminHours = 0) =>
  confirmProposal({ ...proposals, db, newAdminHours }, walletOf(by), id)

/** Takes it back, or declines it. */
export const withdrawn = (id: number, by: Caller) =>
  withdrawProposal({ ...proposals, db }, walletOf(by), { id, reason: 'not possible' })

/** One admin proposes a ruling, and another one confirms it. What is refused then is withdrawn. */
export async function rule(
  requestId: string,
  ruling: 'refund' | 'return' | 'close',
  ruled: Ruled = {},
): Promise<void> {
  const id = await proposed(requestId, ruling, ruled)
  const by = ruled.by ?? admin
  try {
    await confirmed(id, by.accountId === second.accountId ? admin : second)
  } catch (error) {
    await withdrawn(id, by)
    throw error
  }
}

export async function disputedAtOf(id: string): Promise<string> {
  const [row] = await db.select().from(orderRequest).where(eq(orderRequest.id, id))
  return row?.disputedAt?.toISOString() ?? ''
}

export async function stateOf(id: string) {
  const [row] = await db.select().from(orderRequest).where(eq(orderRequest.id, id))
  return row?.state
}

export async function orderOf(id: string) {
  const [row] = await db.select().from(mallOrder).where(eq(mallOrder.id, id))
  return row
}

export const voidsOf = async (orderId: string) =>
  db
    .select()
    .from(paymentOperation)
    .where(
      and(
        eq(paymentOperation.paymentId, (await orderOf(orderId))?.paymentId ?? ''),
        eq(paymentOperation.kind, 'void'),
      ),
    )

export const pass = (id: string, column: 'act_by' | 'remind_at' = 'act_by') =>
  db.execute(
    sql`update app.order_request set ${sql.raw(column)} = now() - interval '1 minute' where id = ${id}`,
  )

/** The notifications of an account about an order. */
export const notificationsOf = async ({ accountId }: Caller, orderId: string) =>
  (
    await db
      .select({ facts: notification.facts })
      .from(notification)
      .where(and(eq(notification.accountId, accountId), like(notification.eventId, `%-${orderId}-%`)))
      .orderBy(notification.id)
  ).map(({ facts }) => facts['state'])
