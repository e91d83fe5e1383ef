import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'
import { livePath } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { setRecieveAddress, submitOrder } from '@mofu/wire/mall/orders'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const { db, end } = mallDatabase(stack.databaseUrl)

afterAll(() => end())

async function anApi(name: string, more: Record<string, string> = {}) {
  const env = { ...stack.env, API_PORT: String(await freePort()), ...more }
  return startApi({ env, logFile: logIn(stack.folder, name) })
}

test('one network address has a limited number of open streams, and may open another when one ends', async () => {
  const { part, url } = await anApi('streams', { LIVE_STREAMS_EACH: '5' })
  const ending = new AbortController()
  const open = (signal?: AbortSignal) => fetch(`${url}${livePath}`, signal ? { signal } : {})
  const streams = [await open(ending.signal)]
  for (let index = 0; index < 4; index++) streams.push(await open())
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const refused = await open()
  expect(refused.status).toBe(429)
  await refused.arrayBuffer()
  ending.abort()
  await expect.poll(async () => (await open()).status, { timeout: 5_000 }).toBe(200)
  await part.stop()
}, 60_000)

test('a body that never ends is cut off', async () => {
  const { part, url } = await anApi('slow', { REQUEST_SECONDS: '2' })
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('error', () => undefined).resume()
  socket.write(
    'POST /api/main/auth/opengate/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  )
  const outcome = await Promise.race([closed.then(() => 'closed'), wait(12_000).then(() => 'open')])
  socket.destroy()
  await part.stop()
  expect(outcome).toBe('closed')
}, 60_000)

test('a process that is asked to stop finishes requests in flight first', async () => {
  const { part, url } = await anApi('drained')
  const call = createClient({ baseUrl: url })
  const buyer = await makeShopper(stack, db, 'patient')
  const payout = privateKeyToAccount(generatePrivateKey()).address
  const { skuIds } = await makeShop(db, { owner: buyer, payout })
  const body = { skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId }
  const { data } = await call(submitOrder, { body }, buyer.as)
  const stream = await fetch(`${url}${livePath}`)
  let stopping: Promise<void> | undefined
  let answered: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    await tx.execute(`select from app.mall_order where id = '${data.orderId}' for update`)
    answered = call(
      setRecieveAddress,
      { body: { id: data.orderId, addressId: buyer.addressId } },
      buyer.as,
    ).catch((error: unknown) => error)
    await wait(500)
    stopping = part.stop()
    await wait(1_000)
  })
  expect(await answered).toMatchObject({ data: { isDone: true } })
  await stopping
  await stream.body?.cancel().catch(() => undefined)
}, 60_000)
