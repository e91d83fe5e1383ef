import { randomUUID } from 'node:crypto'

import { audit, roleGrant } from '@mofu/db/app/accounts'
import { orderRequest } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentOperation, paymentQuote } from '@mofu/db/app/mall/payments'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { outcome } from '@mofu/testkit/outcome'
import { and, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { closeOrder } from '../../orders/close-order.ts'
import { shipOrder } from '../../shipping/ship-order.ts'
import { answerRequest } from '../requests/answer-request.ts'
import { receiveReturn } from '../requests/receive-return.ts'
import { sendBack } from '../requests/send-back.ts'
import { withdrawRequest } from '../requests/withdraw-request.ts'
import { endRequestDeadlines } from '../timers/end-request-deadlines.ts'
import {
  chainId,
  db,
  buyer,
  merchant,
  staff,
  admin,
  paidOrder,
  dispute,
  ask,
  answer,
  rule,
  proposed,
  confirmed,
  withdrawn,
  second,
  disputedAtOf,
  stateOf,
  orderOf,
  voidsOf,
  pass,
  notificationsOf,
} from './disputes.fixture.ts'

async function disputed(kind: 'cancel' | 'return' | 'refund', amount?: bigint, status: 2 | 4 = 4) {
  const orderId = await paidOrder(status)
  const id = await ask(orderId, kind, amount)
  await answer(id, false)
  await dispute(buyer, id, 'it is broken')
  return { orderId, id }
}

test('of parallel rulings one counts: one audit entry, one notification for each side, one void', async () => {
  const { orderId, id } = await disputed('refund', 500n)
  const outcomes = await Promise.all([
    ...[1, 2, 3].map(() => outcome(rule(id, 'refund'))),
    ...[1, 2, 3].map(() => outcome(rule(id, 'close', { by: second }))),
  ])
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  const others = outcomes.filter((one) => one !== 'done')
  expect(others.every((one) => one === 'mall.request_wrong' || one === 'accounts.proposal_open')).toBe(true)
  const isRefund = outcomes.slice(0, 3).includes('done')
  expect(await stateOf(id)).toBe(isRefund ? 'paying' : 'refused')
  expect(await voidsOf(orderId)).toHaveLength(isRefund ? 1 : 0)
  const number = (await orderOf(orderId))?.number
  const entries = await db
    .select()
    .from(audit)
    .where(and(eq(audit.subject, `order ${number}`), like(audit.action, 'mall.rule_%')))
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    // Who confirmed it; who proposed it is in the facts.
    actorId: isRefund ? second.accountId : admin.accountId,
    action: isRefund ? 'mall.rule_refund' : 'mall.rule_close',
    reason: 'seen the photos',
    facts: {
      request: id,
      kind: 'refund',
      amount: '500',
      proposer: (isRefund ? admin : second).address,
      proposal: expect.any(String),
    },
  })
  for (const who of [buyer, merchant, staff]) {
    const rulings = (await notificationsOf(who, orderId)).filter((state) => state?.startsWith('ruled'))
    expect(rulings).toEqual([isRefund ? 'ruledRefund' : 'ruledClose'])
  }
  // Ruling again changes nothing.
  expect(await outcome(rule(id, isRefund ? 'refund' : 'close'))).toBe('mall.request_wrong')
})

test('nobody decides about their own order: neither its buyer nor a member of the shop', async () => {
  const { orderId, id } = await disputed('refund', 500n)
  const powers = {
    scope: 'web3',
    roles: ['admin'],
    address: '0x00000000000000000000000000000000000000e0',
  } as const
  for (const who of [buyer, merchant, staff]) {
    for (const ruling of ['refund', 'close'] as const) {
      expect(await outcome(proposed(id, ruling, { by: { ...who, ...powers } }))).toBe('mall.ruling_own')
    }
  }
  // Nor do they confirm what somebody else proposed.
  const waiting = await proposed(id, 'refund')
  for (const who of [buyer, merchant, staff]) {
    expect(await outcome(confirmed(waiting, { ...who, ...powers }))).toBe('mall.ruling_own')
  }
  // Nor do they decline it.
  for (const who of [buyer, merchant, staff]) {
    expect(await outcome(withdrawn(waiting, { ...who, ...powers }))).toBe('mall.ruling_own')
  }
  await withdrawn(waiting, admin)
  expect([await stateOf(id), await voidsOf(orderId)]).toEqual(['disputed', []])
  await rule(id, 'close')
})

test('an admin of less than a day confirms nothing, so that nobody grants the second one alone', async () => {
  const { id } = await disputed('refund', 500n)
  const waiting = await proposed(id, 'close')
  const grant = {
    accountId: second.accountId,
    role: 'admin',
    grantedBy: admin.accountId,
    reason: 'new',
  } as const
  await db
    .insert(roleGrant)
    .values(grant)
    .onConflictDoUpdate({
      target: [roleGrant.accountId, roleGrant.role],
      set: { grantedAt: sql`now()` },
    })
  expect(await outcome(confirmed(waiting, second, 24))).toBe('accounts.proposal_new_admin')
  await db
    .update(roleGrant)
    .set({ grantedAt: sql`now() - interval '25 hours'` })
    .where(eq(roleGrant.accountId, second.accountId))
  expect(await outcome(confirmed(waiting, second, 24))).toBe('done')
  expect(await stateOf(id)).toBe('refused')
})

test('nobody decides about their own money: neither who paid for the buyer nor who is paid for the shop', async () => {
  const { orderId, id } = await disputed('refund', 500n)
  const payer = '0x00000000000000000000000000000000000000E1'
  const payee = '0x00000000000000000000000000000000000000e2'
  const paymentId = (await orderOf(orderId))?.paymentId ?? ''
  await db.update(mallPayment).set({ payer: payer.toLowerCase() }).where(eq(mallPayment.id, paymentId))
  await db
    .update(paymentQuote)
    .set({ split: [{ account: payee, weight: 1 }] })
    .where(eq(paymentQuote.id, paymentId))
  for (const address of [payer, payee]) {
    for (const ruling of ['refund', 'close'] as const) {
      expect(await outcome(proposed(id, ruling, { by: { ...admin, address } }))).toBe('mall.ruling_own')
    }
  }
  const waiting = await proposed(id, 'refund')
  for (const address of [payer, payee]) {
    expect(await outcome(confirmed(waiting, { ...second, address }))).toBe('mall.ruling_own')
  }
  expect([await stateOf(id), await voidsOf(orderId)]).toEqual(['disputed', []])
  await confirmed(waiting, { ...second, address: '0x00000000000000000000000000000000000000e3' })
  expect(await stateOf(id)).toBe('paying')
})

test('no partial refund starts while another is in flight; a full one does, and leaves nothing', async () => {
  const { orderId, id } = await disputed('refund', 500n)
  const paymentId = (await orderOf(orderId))?.paymentId ?? ''
  const key = `refund-${randomUUID()}`
  await db
    .insert(paymentOperation)
    .values({ key, paymentId, chainId, kind: 'void', leaves: 15_000_000n, state: 'sent', nonce: 7 })
  const waiting = await proposed(id, 'refund')
  expect(await outcome(confirmed(waiting))).toBe('mall.refund_pending')
  expect([await stateOf(id), (await orderOf(orderId))?.status]).toEqual(['disputed', 4])
  await db.update(paymentOperation).set({ state: 'done' }).where(eq(paymentOperation.key, key))
  await db.update(mallPayment).set({ held: 15_000_000n }).where(eq(mallPayment.id, paymentId))
  // What was refused is still proposed, and possible now.
  await confirmed(waiting)
  expect((await voidsOf(orderId)).map(({ leaves }) => leaves)).toEqual([15_000_000n, 10_000_000n])

  const all = await disputed('return')
  const allPaymentId = (await orderOf(all.orderId))?.paymentId ?? ''
  await db.insert(paymentOperation).values({
    key: `refund-${randomUUID()}`,
    paymentId: allPaymentId,
    chainId,
    kind: 'void',
    leaves: 15_000_000n,
  })
  await rule(all.id, 'refund')
  expect((await voidsOf(all.orderId)).map(({ leaves }) => leaves)).toEqual([15_000_000n, 0n])
})

test('a ruling against the deadline, a withdrawal and the shop: exactly one of them counts', async () => {
  for (let round = 0; round < 10; round++) {
    const orderId = await paidOrder()
    const id = await ask(orderId)
    await answer(id, true)
    await sendBack(db, buyer, { requestId: id, company: 'SF', number: 'SF-1' })
    await dispute(merchant, id, 'the parcel was empty')
    const outcomes = await Promise.all([
      outcome(rule(id, 'close')),
      outcome(rule(id, 'refund')),
      outcome(withdrawRequest(db, buyer, id)),
      outcome(receiveReturn(db, merchant, id)),
      endRequestDeadlines(db).then(() => 'timer'),
    ])
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    const isClosed = (await orderOf(orderId))?.status === orderStatus.closed
    expect(await voidsOf(orderId)).toHaveLength(isClosed ? 1 : 0)
    expect(isClosed).toBe(outcomes[1] === 'done' || outcomes[3] === 'done')
  }
})

test('a ruling that asks for the items first follows the deadlines of a return, and refunds on receipt', async () => {
  const { orderId, id } = await disputed('return')
  expect(await outcome(proposed(id, 'return', { returnAddress: '' }))).toBe('mall.return_address_needed')
  await rule(id, 'return')
  const [request] = await db.select().from(orderRequest).where(eq(orderRequest.id, id))
  expect(request).toMatchObject({ state: 'agreed', ruling: 'return', returnAddress: 'Oak Street 1' })
  expect(request?.actBy?.getTime()).toBeGreaterThan(Date.now() + 13 * 86_400_000)
  await sendBack(db, buyer, { requestId: id, company: 'SF', number: 'SF-1' })
  await receiveReturn(db, merchant, id)
  expect(await stateOf(id)).toBe('done')
  expect(await voidsOf(orderId)).toHaveLength(1)
})

test('a ruling about an earlier dispute does not decide a later one of the same return', async () => {
  const { orderId, id } = await disputed('return')
  const first = await disputedAtOf(id)
  await rule(id, 'return')
  await sendBack(db, buyer, { requestId: id, company: 'SF', number: 'SF-1' })
  await dispute(merchant, id, 'an empty parcel')
  expect(await disputedAtOf(id)).not.toBe(first)
  for (const ruling of ['refund', 'close'] as const) {
    expect(await outcome(proposed(id, ruling, { disputedAt: first }))).toBe('mall.request_wrong')
  }
  expect(await stateOf(id)).toBe('disputed')
  expect(await voidsOf(orderId)).toHaveLength(0)
  await rule(id, 'close')
  expect(await stateOf(id)).toBe('refused')
})

test('a cancellation that the shop leaves unanswered is decided by an admin; cancelling directly ends the request', async () => {
  const { orderId, id } = await disputed('cancel', undefined, 2)
  expect(await outcome(shipOrder(db, merchant, { id: orderId, company: 'SF', number: 'SF-1' }))).toBe(
    'mall.request_open',
  )
  await rule(id, 'refund')
  expect(await orderOf(orderId)).toMatchObject({ status: orderStatus.closed, closeReason: 'cancelled' })
  expect(await stateOf(id)).toBe('done')

  // Paid 40 days ago and not shipped: the buyer need not wait for the answer.
  const late = await paidOrder(2)
  const open = await ask(late, 'cancel')
  await closeOrder(db, buyer, late)
  expect(await stateOf(open)).toBe('done')
  await pass(open)
  await endRequestDeadlines(db)
  expect(await stateOf(open)).toBe('done')
})

test('a shop must give a reason to refuse', async () => {
  const orderId = await paidOrder()
  const id = await ask(orderId)
  const silent = answerRequest(db, merchant, { requestId: id, isAgreed: false, text: '', returnAddress: '' })
  expect(await outcome(silent)).toBe('mall.answer_needed')
  expect(await stateOf(id)).toBe('open')
})
