import { mallPayment } from '@mofu/db/app/mall/payments'
import { outcome } from '@mofu/testkit/outcome'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { answer, ask, db, orderOf, paidOrder, stateOf, voidsOf } from '../disputes/disputes.fixture.ts'
import { endPaidRequests } from '../timers/end-paid-requests.ts'

async function paidWith(amount: bigint) {
  const orderId = await paidOrder()
  const id = (await orderOf(orderId))?.paymentId ?? ''
  const set = (values: Partial<typeof mallPayment.$inferInsert>) =>
    db.update(mallPayment).set(values).where(eq(mallPayment.id, id))
  await set({ amount, held: amount })
  return { orderId, set }
}

test('a refund smaller than the smallest unit of the coin is refused when it is asked for, not when it is granted', async () => {
  // A coin with two decimals, a little above a dollar: a cent is less than one unit.
  const { orderId } = await paidWith(1_999n)
  expect(await outcome(ask(orderId, 'refund', 1n))).toBe('mall.refund_too_low')
  const id = await ask(orderId, 'refund', 2n)
  await answer(id, true)
  expect(await voidsOf(orderId)).toMatchObject([{ leaves: 1_998n }])
})

test.each([
  ['2 decimals', 1_999n],
  ['6 decimals', 20_000_001n],
  ['18 decimals', 6_666_666_666_666_667n],
])('partial refunds in a coin with %s add up to what was paid, never more', async (_, amount) => {
  const { orderId, set } = await paidWith(amount)
  let held = amount
  for (const cents of [333n, 667n, 999n, undefined]) {
    const id = await ask(orderId, 'refund', cents)
    await answer(id, true)
    const operation = (await voidsOf(orderId)).find(({ key }) => key === `refund-${id}`)
    const leaves = operation?.leaves ?? held
    expect(leaves < held).toBe(true)
    held = leaves
    await set({ held })
    await finish(id)
  }
  expect(held).toBe(0n)
  expect(await outcome(ask(orderId, 'refund', 1n))).toBe('mall.refund_too_high')
})

async function finish(requestId: string) {
  await db.execute(`update app.payment_operation set state = 'done' where key = 'refund-${requestId}'`)
  await endPaidRequests(db)
  expect(await stateOf(requestId)).toBe('done')
}
