import { join } from 'node:path'

import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '@mofu/testkit/pgbouncer'
import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi, startWorker } from '@mofu/testkit/services'
import { livePath } from '@mofu/wire/app'
import { CallError, createClient } from '@mofu/wire/client'
import { submitOrder } from '@mofu/wire/mall/orders'
import { nftDetailById, nftsV2 } from '@mofu/wire/market'
import pg from 'pg'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

import type { Readiness } from './platform/health/check.ts'
import { tellLive } from './platform/outbox.ts'

const stack = inject('httpStack')
/** A chain that no other test uses. */
const OWN_CHAIN = 999_998
/** The gate has PgBouncer; a developer's machine may not. */
const isSkipped = !hasPgbouncer() && process.env['CI'] === undefined

describe.skipIf(isSkipped)('behind PgBouncer with transaction pooling', () => {
  const { db, end } = mallDatabase(stack.databaseUrl)
  let bouncer: Pgbouncer
  let api: Awaited<ReturnType<typeof startApi>>

  const anApi = async (name: string, databaseUrl: string) => {
    const own = { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: stack.databaseUrl }
    const env = { ...stack.env, ...own, API_PORT: String(await freePort()) }
    return startApi({ env, logFile: logIn(stack.folder, name) })
  }

  beforeAll(async () => {
    if (!hasPgbouncer()) throw new Error('pgbouncer is missing: install Debian’s pgbouncer')
    bouncer = await startPgbouncer(stack.databaseUrl, join(stack.folder, 'pgbouncer'))
    api = await anApi('pooled', bouncer.apiUrl)
  })
  afterAll(async () => {
    await api.part.stop()
    await bouncer.stop()
    await end()
  })

  const readyz = async (url: string) => {
    const reply = await fetch(`${url}/readyz`)
    return { status: reply.status, ...((await reply.json()) as Readiness) }
  }

  test('the pooler sets role and time limits, and a process behind one that does not is unready', async () => {
    const { status, checks } = await readyz(api.url)
    expect(status).toBe(200)
    expect(checks.find(({ name }) => name === 'session')).toMatchObject({
      state: 'ok',
      facts: { role: 'mofu_app', limit: '5s' },
    })
    const bare = await anApi('pooled-bare', bouncer.bareUrl)
    const refused = await readyz(bare.url)
    await bare.part.stop()
    expect(refused.status).toBe(503)
    expect(refused.checks.find(({ name }) => name === 'session')).toMatchObject({ state: 'failed' })
  })

  test('lists and tokens are the same as without it, many at a time', async () => {
    const direct = createClient({ baseUrl: stack.apiUrl })
    const pooled = createClient({ baseUrl: api.url })
    const list = await direct(nftsV2, { body: { pageSize: 100 } })
    const ids = list.data.list.slice(0, 8).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(2)
    const details = await Promise.all(ids.map((id) => direct(nftDetailById, { params: { id } })))
    const [lists, tokens] = await Promise.all([
      Promise.all(Array.from({ length: 40 }, () => pooled(nftsV2, { body: { pageSize: 100 } }))),
      Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          pooled(nftDetailById, { params: { id: ids[index % ids.length] ?? '' } }),
        ),
      ),
    ])
    for (const { data } of lists) expect(data.list).toEqual(list.data.list)
    for (const [index, { data }] of tokens.entries()) expect(data).toEqual(details[index % ids.length]?.data)
  })

  test('an account is made and an order placed, once for its idempotency key', async () => {
    const buyer = await makeShopper({ apiUrl: api.url, mailsUrl: stack.mailsUrl }, db, 'pooled')
    const payout = privateKeyToAccount(generatePrivateKey()).address
    const { skuIds } = await makeShop(db, { owner: buyer, payout })
    const key = crypto.randomUUID()
    const body = { key, skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId }
    const call = createClient({ baseUrl: api.url })
    const [first, second] = await Promise.all([
      call(submitOrder, { body }, buyer.as),
      call(submitOrder, { body }, buyer.as),
    ])
    expect(first.data.orderId).not.toBe('')
    expect(second.data.orderId).toBe(first.data.orderId)
  })

  test('live events arrive: LISTEN has a connection of its own', async () => {
    const stopping = new AbortController()
    const stream = await fetch(`${api.url}${livePath}`, { signal: stopping.signal })
    const reader = stream.body?.getReader()
    // The present position comes first, and what follows comes by notification.
    await reader?.read()
    await db.transaction((tx) => tellLive(tx, [{ topic: 'block', chainId: OWN_CHAIN, block: 7 }]))
    let text = ''
    while (!text.includes(`"chainId":${OWN_CHAIN}`)) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) break
      text += Buffer.from(value ?? new Uint8Array()).toString()
    }
    stopping.abort()
    expect(text).toContain(`"chainId":${OWN_CHAIN}`)
  })

  test('the worker runs through it', async () => {
    const port = await freePort()
    const own = { DATABASE_URL: bouncer.workerUrl, DATABASE_DIRECT_URL: stack.databaseUrl }
    const env = { ...stack.env, ...own, WORKER_PORT: String(port) }
    const part = startWorker({ env, logFile: logIn(stack.folder, 'pooled-worker') })
    const status = () =>
      readyz(`http://127.0.0.1:${port}`).then(
        (one) => one.status,
        () => 0,
      )
    await expect.poll(status, { timeout: 120_000 }).toBe(200)
    await part.stop()
  }, 150_000)

  test('connections that the server ends are 503 at most, never 500', async () => {
    const client = new pg.Client({ connectionString: stack.databaseUrl })
    await client.connect()
    const call = () =>
      createClient({ baseUrl: api.url })(nftsV2, { body: { pageSize: 1 } }).then(
        () => 200,
        (error: unknown) => (error instanceof CallError ? error.status : 0),
      )
    const statuses = new Set<number>()
    for (let round = 0; round < 10; round++) {
      const calls = Array.from({ length: 12 }, call)
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'mofu-api'`,
      )
      for (const status of await Promise.all(calls)) statuses.add(status)
    }
    await client.end()
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    await expect.poll(call).toBe(200)
  })

  test('without the pooler every call is 503 with words, and works again when it is back', async () => {
    const call = () => createClient({ baseUrl: api.url })(nftsV2, { body: { pageSize: 1 } })
    await bouncer.stop()
    await expect(call()).rejects.toMatchObject({ failure: { code: 503, error: 'server.starting' } })
    await bouncer.start()
    await expect
      .poll(
        () =>
          call().then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
  })
})
