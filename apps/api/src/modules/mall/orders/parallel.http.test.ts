import { setTimeout as wait } from 'node:timers/promises'

import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { health } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/mall/orders'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)

afterAll(() => end())

test('parallel changes of one order take turns and leave the API to everybody else', async () => {
  const { buyer, body } = await placeOrder('parallel')
  const changes = Array.from({ length: 25 }, () => call(wire.setRecieveAddress, { body }, buyer.as))
  const [alive, ...answers] = await Promise.allSettled([call(health, {}), ...changes])
  expect(alive.status).toBe('fulfilled')
  expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 'fulfilled'))
})

test('while every connection waits for a lock, further calls are refused within seconds', async () => {
  // Four accounts: one alone cannot hold every connection.
  const held = await Promise.all(['a', 'b', 'c', 'd'].map((name) => placeOrder(`held-${name}`)))
  await db.transaction(async (tx) => {
    for (const { body } of held)
      await tx.execute(`select from app.mall_order where id = '${body.id}' for update`)
    const changes = held.flatMap(({ buyer, body }) =>
      Array.from({ length: 10 }, () => call(wire.setRecieveAddress, { body }, buyer.as)),
    )
    const settled = Promise.allSettled(changes)
    await wait(300)
    const from = Date.now()
    await expect(call(health, {})).rejects.toMatchObject({
      status: 503,
      failure: { error: 'server.busy' },
    })
    expect(Date.now() - from).toBeLessThan(5_000)
    // Nor do the others hold their connections for longer than a few seconds. On a machine so loaded that the server's own
    // cancellation arrives late, the client's timeout comes first and reads as an unreachable database.
    const refused = expect.stringMatching(/^server\.(busy|starting)$/)
    for (const answer of await settled) {
      expect(answer).toMatchObject({ reason: { status: 503, failure: { error: refused } } })
    }
    expect(Date.now() - from).toBeLessThan(15_000)
  })
  await call(health, {})
})

test('one account whose calls all wait for a lock leaves connections to everybody else', async () => {
  const { buyer, body } = await placeOrder('alone')
  let settled: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
  await db.transaction(async (tx) => {
    await tx.execute(`select from app.mall_order where id = '${body.id}' for update`)
    settled = Promise.allSettled(
      Array.from({ length: 40 }, () => call(wire.setRecieveAddress, { body }, buyer.as)),
    )
    await wait(300)
    const from = Date.now()
    await call(health, {})
    expect(Date.now() - from).toBeLessThan(2_000)
  })
  // Once the lock is free, every call is carried out.
  for (const answer of await settled) expect(answer.status).toBe('fulfilled')
})

async function placeOrder(name: string) {
  const payout = privateKeyToAccount(generatePrivateKey()).address
  const buyer = await makeShopper(stack, db, name)
  const { skuIds } = await makeShop(db, { owner: buyer, payout })
  const { data } = await call(
    wire.submitOrder,
    { body: { skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId } },
    buyer.as,
  )
  return { buyer, body: { id: data.orderId, addressId: buyer.addressId } }
}
