import { setTimeout as wait } from 'node:timers/promises'

import { makeShop, makeShopper, mallDatabase } from '@mofu/tools/stack/mall'
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
  const payout = privateKeyToAccount(generatePrivateKey()).address
  const buyer = await makeShopper(stack, db, 'parallel')
  const { skuIds } = await makeShop(db, { owner: buyer, payout })
  const { data } = await call(
    wire.submitOrder,
    { body: { skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId } },
    buyer.as,
  )
  const body = { id: data.orderId, addressId: buyer.addressId }
  const changes = Array.from({ length: 25 }, () => call(wire.setRecieveAddress, { body }, buyer.as))
  const [alive, ...answers] = await Promise.allSettled([call(health, {}), ...changes])
  expect(alive.status).toBe('fulfilled')
  expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 'fulfilled'))
})

test('while every connection waits for a lock, further calls are refused within seconds', async () => {
  const payout = privateKeyToAccount(generatePrivateKey()).address
  const buyer = await makeShopper(stack, db, 'held')
  const { skuIds } = await makeShop(db, { owner: buyer, payout })
  const { data } = await call(
    wire.submitOrder,
    { body: { skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId } },
    buyer.as,
  )
  const body = { id: data.orderId, addressId: buyer.addressId }
  await db.transaction(async (tx) => {
    await tx.execute(`select from app.mall_order where id = '${data.orderId}' for update`)
    const changes = Array.from({ length: 40 }, () => call(wire.setRecieveAddress, { body }, buyer.as))
    const settled = Promise.allSettled(changes)
    await wait(300)
    const from = Date.now()
    await expect(call(health, {})).rejects.toMatchObject({
      status: 503,
      failure: { error: 'server.busy' },
    })
    expect(Date.now() - from).toBeLessThan(5_000)
    // Neither do the others hold their connections for longer than a few seconds.
    for (const answer of await settled) {
      expect(answer).toMatchObject({ reason: { failure: { error: 'server.busy' } } })
    }
    expect(Date.now() - from).toBeLessThan(15_000)
  })
  await call(health, {})
})
