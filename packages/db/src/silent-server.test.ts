import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'

import { connectPool, database } from './connect.ts'
import { dedicatedConnection } from './dedicated-connection.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts'

let fresh: FreshDatabase
let proxy: SilentProxy
beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'))
})
afterAll(() => fresh.drop())
beforeEach(async () => {
  proxy = await startSilentProxy(fresh.url)
})
afterEach(() => proxy.stop())

const options = { name: 'mofu-test', max: 2, acquireMs: 1_000, statementMs: 1_000, queryMs: 1_500 }

test('with a silent server every query times out, and all connections are back when it answers again', async () => {
  const pool = connectPool(proxy.url, options)
  const db = database(pool)
  await Promise.all([db.execute(sql`select pg_sleep(0.05)`), db.execute(sql`select pg_sleep(0.05)`)])

  proxy.silence()
  const started = Date.now()
  const outcomes = await Promise.allSettled([
    db.transaction((tx) => tx.execute(sql`select 1`)),
    db.transaction((tx) => tx.execute(sql`select 1`)),
    db.execute(sql`select 1`),
    db.execute(sql`select 1`),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  expect(Date.now() - started).toBeLessThan(4_000)

  proxy.resume()
  const answers = await Promise.all(
    [1, 2, 3].map((one) => db.execute<{ one: number }>(sql`select ${one}::int as one`)),
  )
  expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 2 }], [{ one: 3 }]])
  await pool.end()
})

test('a transaction whose server goes silent between two statements fails once, not again for its rollback', async () => {
  const pool = connectPool(proxy.url, options)
  const db = database(pool)
  const started = Date.now()
  const work = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    proxy.silence()
    await tx.execute(sql`select 1`)
  })
  await expect(work).rejects.toThrow(/Failed query/)
  expect(Date.now() - started).toBeLessThan(2_500)
  proxy.resume()
  expect((await db.execute<{ one: number }>(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('closing a pool’s connections fails pending queries and no later ones', async () => {
  const pool = connectPool(proxy.url, { ...options, statementMs: 60_000, queryMs: 60_000 })
  const waiting = pool.query('select pg_sleep(30)')
  await wait(200)
  pool.closeConnections()
  await expect(waiting).rejects.toThrow(/terminated/)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('a connection that only listens notices a silent server', async () => {
  const { client, ended } = dedicatedConnection(proxy.url, { role: 'mofu_app', name: 'mofu-test' })
  await client.connect()
  await client.query('listen some_channel')
  proxy.silence()
  const outcome = await Promise.race([ended.then(() => 'ended'), wait(10_000).then(() => 'still waits')])
  expect(outcome).toBe('ended')
})

test('a connection that only listens stays open while the server answers', async () => {
  const { client, ended } = dedicatedConnection(proxy.url, { role: 'mofu_app', name: 'mofu-test' })
  await client.connect()
  const outcome = await Promise.race([ended.then(() => 'ended'), wait(7_000).then(() => 'open')])
  expect(outcome).toBe('open')
  await client.end()
})
