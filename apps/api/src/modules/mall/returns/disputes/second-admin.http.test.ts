import { makeShop, makeShopper, mallDatabase, type Shopper } from '@mofu/testkit/mall'
import { SECOND_ADMIN, secondAdmin } from '@mofu/testkit/second-admin'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { notifications } from '@mofu/wire/accounts/notifications'
import * as wire from '@mofu/wire/accounts/proposals'
import { auditLog, grantRole, revokeRole } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import * as disputes from '@mofu/wire/mall/disputes'
import { orderDetail } from '@mofu/wire/mall/orders'
import { sql } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { disputedOrder } from './disputed-order.fixture.ts'

const stack = inject('httpStack')
const { apiUrl } = stack
const call = createClient({ baseUrl: apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)
type Session = ReturnType<typeof bearer>

let [first, second]: Session[] = []
let buyer: Shopper
let skuId: number

beforeAll(async () => {
  first = bearer(await tokenOf(apiUrl, 'deployer'))
  second = await secondAdmin(apiUrl)
  const merchant = await makeShopper(stack, db, 'merchant')
  buyer = await makeShopper(stack, db, 'buyer')
  const payout = privateKeyToAccount(generatePrivateKey()).address
  skuId = (await makeShop(db, { owner: merchant, payout })).skuIds[0] ?? 0
})
afterAll(() => end())

const propose = async (as: Session | undefined, dispute: { requestId: string; disputedAt: string }) =>
  (
    await call(
      disputes.proposeRuling,
      { body: { ...dispute, ruling: 'close', reason: 'the photos show nothing' } },
      as,
    )
  ).data.proposalId
const confirm = (as: Session | undefined, id: number) => call(wire.confirmProposal, { body: { id } }, as)
const withdraw = (as: Session | undefined, id: number) =>
  call(wire.withdrawProposal, { body: { id, reason: 'a mistake' } }, as)
const refused = (work: Promise<unknown>, status: number, error: string) =>
  expect(work).rejects.toMatchObject({ status, failure: { error } })
const findOf = async (as: Session | undefined, id: number, state: 'proposed' | 'confirmed' = 'proposed') =>
  (await call(wire.proposals, { query: { state } }, as)).data.list.find((one) => one.id === id)
const stateOf = async (orderId: string) =>
  (await call(orderDetail, { body: { orderId } }, buyer.as)).data.requests[0]?.state

test('one admin proposes and is refused to confirm; another one confirms, once of many times; both are in the log', async () => {
  const { orderId, number, ...dispute } = await disputedOrder(db, buyer, skuId)
  const id = await propose(first, dispute)
  expect(await stateOf(orderId)).toBe('disputed')
  expect(await findOf(first, id)).toMatchObject({
    kind: 'mall.ruling',
    subject: `order ${number}`,
    reason: 'the photos show nothing',
    isOwn: true,
    state: 'proposed',
    ender: null,
    parameters: { orderId, ruling: 'close', requestKind: 'return', currency: 'USD' },
  })
  expect(await findOf(second, id)).toMatchObject({ isOwn: false })
  await refused(propose(second, dispute), 409, 'accounts.proposal_open')
  await refused(confirm(first, id), 403, 'accounts.proposal_own')
  await refused(confirm(undefined, id), 401, 'accounts.session_needed')
  await refused(confirm(bearer(await tokenOf(apiUrl, 'lin')), id), 403, 'accounts.role_needed')
  // A session with a password is not the wallet's signature, whatever its roles.
  await refused(confirm(buyer.as, id), 403, 'accounts.scope_wrong')
  expect(await stateOf(orderId)).toBe('disputed')

  const confirmed = await Promise.allSettled([1, 2, 3, 4].map(() => confirm(second, id)))
  expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const failure = expect.objectContaining({ error: 'accounts.proposal_over' })
  const late = { status: 409, failure }
  expect(confirmed.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining(late)),
  )
  expect(await stateOf(orderId)).toBe('refused')
  expect(await findOf(first, id, 'confirmed')).toMatchObject({
    state: 'confirmed',
    ender: SECOND_ADMIN.address.toLowerCase(),
    endedAt: expect.any(String),
  })
  const { data: log } = await call(auditLog, { query: { pageSize: 100 } }, first)
  expect(log.list.filter(({ subject }) => subject === `order ${number}`).map(({ action }) => action)).toEqual(
    ['accounts.confirm_proposal', 'mall.rule_close', 'accounts.propose'],
  )
  const news = async (as: Session | undefined) =>
    (await call(notifications, { query: {} }, as)).data.list.map(({ facts }) => facts)
  expect(await news(second)).toContainEqual(
    expect.objectContaining({ proposalId: String(id), news: 'proposed', about: number }),
  )
  expect(await news(first)).toContainEqual(
    expect.objectContaining({ proposalId: String(id), news: 'confirmed' }),
  )
})

test('what was withdrawn, has expired, or is no longer possible is not confirmed; and nothing of it is done', async () => {
  const { orderId, number: _, ...dispute } = await disputedOrder(db, buyer, skuId)
  const mistake = await propose(first, dispute)
  await refused(withdraw(bearer(await tokenOf(apiUrl, 'lin')), mistake), 404, 'accounts.proposal_not_found')
  expect(await findOf(bearer(await tokenOf(apiUrl, 'lin')), mistake)).toBeUndefined()
  await withdraw(first, mistake)
  await refused(confirm(second, mistake), 409, 'accounts.proposal_over')
  await refused(withdraw(second, mistake), 409, 'accounts.proposal_over')

  const late = await propose(first, dispute)
  await db.execute(sql`update app.proposal set ends_at = now() where id = ${late}`)
  await refused(confirm(second, late), 409, 'accounts.proposal_over')
  expect(await findOf(first, late)).toBeUndefined()

  // The expired one is in nobody's way; then buyer and shop agree, and there is nothing to rule on.
  const moot = await propose(first, dispute)
  await db.execute(sql`update app.order_request set state = 'withdrawn' where id = ${dispute.requestId}`)
  await refused(confirm(second, moot), 409, 'mall.request_wrong')
  expect(await stateOf(orderId)).toBe('withdrawn')
  expect(await findOf(second, moot)).toMatchObject({ state: 'proposed' })
  await withdraw(second, moot)
  await refused(confirm(second, 999_999_999), 404, 'accounts.proposal_not_found')
})

test('an admin who is none any more has proposed nothing', async () => {
  const { orderId, number: _, ...dispute } = await disputedOrder(db, buyer, skuId)
  const role = { address: SECOND_ADMIN.address, role: 'admin', reason: 'left the team' } as const
  const id = await propose(second, dispute)
  await call(revokeRole, { body: role }, first)
  try {
    await refused(confirm(first, id), 409, 'accounts.proposer_no_admin')
    expect(await stateOf(orderId)).toBe('disputed')
  } finally {
    await call(grantRole, { body: role }, first)
  }
  await confirm(first, id)
  expect(await stateOf(orderId)).toBe('refused')
})
