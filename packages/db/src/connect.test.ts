import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { connectPool, database } from './connect.ts'
import { dedicatedConnection } from './dedicated-connection.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'))
})
afterAll(() => fresh.drop())

test('a connection lost between two statements of a transaction fails only that transaction', async () => {
  const broken: string[] = []
  const pool = connectPool(fresh.url, {
    role: 'mofu_app',
    name: 'mofu-test',
    onError: ({ message }) => broken.push(message),
  })
  const db = database(pool)
  const work = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const other = connectPool(fresh.url, { name: 'mofu-test-other' })
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await other.end()
    while (broken.length === 0) await wait(10)
    await tx.execute(sql`select 1`)
  })
  await expect(work).rejects.toThrow(/Failed query/)
  expect((await db.execute<{ one: number }>(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('a dedicated connection that reports its end twice ends once', async () => {
  const { client, ended } = dedicatedConnection(fresh.url, { role: 'mofu_app', name: 'mofu-test' })
  await client.connect()
  client.emit('error', new Error('terminating connection'))
  await ended
  expect(client.emit('error', new Error('read ECONNRESET')), 'somebody still listens').toBe(true)
  await client.end()
})
