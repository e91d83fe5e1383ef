import { randomUUID } from 'node:crypto'

import { mallPayment, paymentOperation } from '@mofu/db/app/mall/payments'
import { makeShop, makeShopper, mallDatabase, payOffers } from '@mofu/testkit/mall'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { auditLog } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import { retryOperations } from '@mofu/wire/mall/operations'
import { orderDetail, submitOrder } from '@mofu/wire/mall/orders'
import { payList } from '@mofu/wire/mall/payments'
import { eq } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, inject, test, vi } from 'vitest'

// Payments become final after thirty blocks.
vi.setConfig({ testTimeout: 100_000 })

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)
afterAll(() => end())

test('an admin sends a refund that was given up again, and the money leaves the contract', async () => {
  const [buyer, merchant, admin] = await Promise.all([
    makeShopper(stack, db, 'buyer'),
    makeShopper(stack, db, 'merchant'),
    tokenOf(stack.apiUrl, 'deployer'),
  ])
  const payout = privateKeyToAccount(generatePrivateKey()).address.toLowerCase()
  const { skuIds } = await makeShop(db, { owner: merchant, payout })
  const cart = { skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId }
  const { orderId } = (await call(submitOrder, { body: cart }, buyer.as)).data
  const { list } = (await call(payList, { query: { orderId } }, buyer.as)).data
  const offer = list.find(({ symbol }) => symbol === 'tUSD')
  if (!offer) throw new Error('no quote in tUSD')
  await payOffers(stack.rpcUrl, 'mei', [offer])
  const payState = async () => (await call(orderDetail, { body: { orderId } }, buyer.as)).data.payState
  await expect.poll(payState, { timeout: 60_000 }).toBe('final')

  const paymentId = `${stack.chainId}-${offer.quote.paymentId}`
  await db.insert(paymentOperation).values({
    key: randomUUID(),
    paymentId,
    chainId: stack.chainId,
    kind: 'void',
    state: 'failed',
    attempts: 20,
    note: 'reverted',
    endedAt: new Date(),
  })
  const body = { chainId: stack.chainId, reason: 'the token contract accepts transfers again' }
  for (const { as } of [buyer, merchant]) {
    await expect(call(retryOperations, { body }, as)).rejects.toMatchObject({ status: 403 })
  }
  await expect(call(retryOperations, { body: { ...body, reason: '' } }, bearer(admin))).rejects.toMatchObject(
    { status: 400 },
  )
  expect((await call(retryOperations, { body }, bearer(admin))).data).toEqual({ count: 1 })
  const held = async () =>
    (await db.select({ held: mallPayment.held }).from(mallPayment).where(eq(mallPayment.id, paymentId)))[0]
      ?.held
  await expect.poll(held, { timeout: 30_000 }).toBe(0n)
  const { list: audited } = (await call(auditLog, { query: {} }, bearer(admin))).data
  expect(audited.find(({ action }) => action === 'mall.retry_operations')).toMatchObject({
    subject: String(stack.chainId),
    reason: body.reason,
    facts: { count: '1' },
  })
  expect((await call(retryOperations, { body }, bearer(admin))).data, 'nothing is left').toEqual({ count: 0 })
})
