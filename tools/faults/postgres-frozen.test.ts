import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'

import { accountOf } from '../stack/accounts.ts'
import { mintAs } from '../stack/mint.ts'
import { freePort } from '../stack/ports.ts'
import { type Server, startPostgres } from '../stack/postgres.ts'
import { startTestStack, type TestStack } from '../stack/test-stack.ts'

const FROZEN_MS = 60_000

let folder: string
let server: Server
let stack: TestStack

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mofu-faults-'))
  server = await startPostgres({ folder: join(folder, 'data'), port: await freePort() })
  stack = await startTestStack({ databaseServer: server.url })
}, 300_000)

afterAll(async () => {
  server.thaw?.()
  await stack.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function mintOne(number: number): Promise<number> {
  const collection = stack.contracts['DefaultCollection']?.address ?? '0x'
  const uri = `${stack.mediaUrl}/pets/${number}.json`
  return mintAs(stack.rpcUrl, 'hana', [{ collection, uri, royalty: 0, fee: 0n }])
}

async function pets(): Promise<number> {
  const owner = accountOf('hana').address
  const reply = await createClient({ baseUrl: stack.apiUrl })(nftsV2, { body: { owner, pageSize: 100 } })
  return reply.data.list.length
}

async function until(isTrue: () => Promise<boolean>, mostMs: number, what: string): Promise<number> {
  const from = Date.now()
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() - from > mostMs) throw new Error(`not ${what} after ${mostMs} ms`)
    await wait(50)
  }
  return Date.now() - from
}

test('PostgreSQL is frozen for a minute: every request fails or answers within 10 s, right within 10 s of its return, fresh within 60 s', async () => {
  onTestFailed(() => console.log(stack.lastWords()))
  await mintOne(1)
  await until(async () => (await pets()) === 1, 60_000, 'one pet before')
  const took: number[] = []
  let isOver = false
  const readers = Array.from({ length: 30 }, async () => {
    while (!isOver) {
      const from = Date.now()
      await pets().catch(() => undefined)
      took.push(Date.now() - from)
      await wait(100)
    }
  })
  await wait(1_000)
  server.freeze?.()
  await wait(FROZEN_MS / 2)
  await mintOne(2)
  expect((await fetch(`${stack.apiUrl}/livez`)).status).toBe(200)
  expect((await fetch(`${stack.apiUrl}/readyz`)).status).toBe(503)
  await wait(FROZEN_MS / 2)
  server.thaw?.()
  const right = await until(async () => (await pets()) >= 1, 10_000, 'right again')
  const fresh = await until(async () => (await pets()) === 2, 60_000, 'fresh again')
  isOver = true
  await Promise.all(readers)
  await mintOne(3)
  await until(async () => (await pets()) === 3, 20_000, 'fresh as ever')
  console.log(
    `longest request ${Math.max(...took)} ms of ${took.length}; right after ${right} ms, fresh after ${fresh} ms`,
  )
  expect(Math.max(...took)).toBeLessThan(10_000)
}, 400_000)
