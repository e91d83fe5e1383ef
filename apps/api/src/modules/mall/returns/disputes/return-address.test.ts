import { shop } from '@mofu/db/app/mall/shop'
import { outcome } from '@mofu/testkit/outcome'
import { expect, test } from 'vitest'

import type { Caller } from '../../../../platform/access.ts'
import { answerRequest } from '../requests/answer-request.ts'
import { receiveReturn } from '../requests/receive-return.ts'
import {
  answer,
  ask,
  buyer,
  db,
  dispute,
  merchant,
  notificationsOf,
  orderOf,
  paidOrder,
  pass,
  rule,
  staff,
  stateOf,
  voidsOf,
} from './disputes.fixture.ts'

test('a shop cannot evade a ruling by agreeing to a return with an address nobody can send to', async () => {
  const orderId = await paidOrder()
  const id = await ask(orderId)
  await answer(id, false)
  await dispute(buyer, id, 'it is broken')
  await answer(id, true)
  const unreachable = () => dispute(buyer, id, 'there is no such street')
  expect(await outcome(dispute(merchant, id, 'no'))).toBe('mall.request_wrong')
  expect(await outcome(unreachable())).toBe('done')
  // Agreeing once more would take it away from the admin again.
  expect(await outcome(answer(id, true))).toBe('mall.request_wrong')
  expect(await stateOf(id)).toBe('disputed')
  // The address that an admin names is not disputed.
  await rule(id, 'return')
  expect(await outcome(unreachable())).toBe('mall.request_wrong')
})

test('an agreed return is disputed in time only, and the shop can end the dispute by refunding', async () => {
  const lapsing = await paidOrder()
  const late = await ask(lapsing)
  await answer(late, true)
  await pass(late)
  expect(await outcome(dispute(buyer, late, 'no such street'))).toBe('mall.dispute_too_late')

  const orderId = await paidOrder()
  const id = await ask(orderId)
  await answer(id, true)
  await dispute(buyer, id, 'no such street')
  await receiveReturn(db, merchant, id)
  expect([await stateOf(id), (await orderOf(orderId))?.status]).toEqual(['done', 6])
  expect(await voidsOf(orderId)).toHaveLength(1)
})

test('a buyer hears of each answer: also when a shop that has refused agrees after all', async () => {
  const orderId = await paidOrder()
  const id = await ask(orderId)
  await answer(id, false)
  await dispute(buyer, id, 'it is broken')
  await answer(id, true)
  expect(await notificationsOf(buyer, orderId)).toEqual(['answered', 'disputed', 'answered'])
})

test('a staff member names the address of one return, not the one suggested to the whole shop', async () => {
  const suggested = async () => (await db.select({ address: shop.returnAddress }).from(shop))[0]?.address
  const agree = async (by: Caller, returnAddress: string) => {
    const requestId = await ask(await paidOrder())
    await answerRequest(db, by, { requestId, isAgreed: true, text: '', returnAddress })
  }
  await agree(merchant, 'Oak Street 1')
  await agree(staff, 'my own front door')
  expect(await suggested()).toBe('Oak Street 1')
})
