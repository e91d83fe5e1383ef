import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

import { mintAs } from '@mofu/testkit/mint'
import { freePort } from '@mofu/testkit/ports'
import { startIndexer } from '@mofu/testkit/services'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { rowsOfFreshSync, untilRead } from './fresh-sync.ts'
import { readRows } from './rows.ts'

const databaseServer = inject('databaseServer')
let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack({ databaseServer })
})

afterAll(() => stack.stop())

async function mint(number: number): Promise<number> {
  const collection = stack.contracts['DefaultCollection']?.address ?? '0x'
  const uri = `${stack.mediaUrl}/works/${number}.json`
  return mintAs(stack.rpcUrl, 'hana', [{ collection, uri, royalty: 0, fee: 0n }])
}

function engineOf(supervisor: number): number | undefined {
  try {
    return Number(
      execFileSync('ps', ['-o', 'pid=', '--ppid', String(supervisor)], { encoding: 'utf8' }).trim(),
    )
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}

/** What the server does when it loses a connection whose client is alive and has not noticed. */
async function freeTheLock(): Promise<void> {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks l where l.locktype = 'advisory' and l.granted
       and (select application_name from pg_stat_activity a where a.pid = l.pid) = 'mofu-indexer-lock'`,
  )
  await client.end()
}

test('a supervisor that hangs loses its engine before another one is started', async () => {
  await untilRead(stack.databaseUrl, await mint(1))
  const first = stack.parts.indexer.pid
  const engine = engineOf(first) ?? 0
  expect(isAlive(engine)).toBe(true)
  const second = startIndexer(stack.options('indexer-3', { INDEXER_PORT: String(await freePort()) }))
  await wait(2_000)
  process.kill(first, 'SIGSTOP')
  await freeTheLock()
  let together = 0
  const started = Date.now()
  let other: number | undefined
  while (other === undefined && Date.now() - started < 40_000) {
    other = engineOf(second.pid)
    if (other !== undefined && isAlive(engine)) together++
    await wait(50)
  }
  expect(other, 'the second one took over').toBeGreaterThan(0)
  expect(together, 'two engines at once').toBe(0)
  await untilRead(stack.databaseUrl, await mint(2))
  process.kill(first, 'SIGCONT')
  await wait(3_000)
  expect(engineOf(first), 'the first one stands by now').toBeUndefined()
  await second.stop()
  await untilRead(stack.databaseUrl, await mint(3))
}, 120_000)

test('one indexer runs, the other is on standby and takes over when the first is gone; no engine outlives its supervisor', async () => {
  await untilRead(stack.databaseUrl, await mint(4))
  const second = startIndexer(stack.options('indexer-2', { INDEXER_PORT: String(await freePort()) }))
  await wait(3_000)
  expect(engineOf(second.pid), 'the second one runs no engine').toBeUndefined()
  await untilRead(stack.databaseUrl, await mint(5))

  const engine = engineOf(stack.parts.indexer.pid) ?? 0
  expect(isAlive(engine)).toBe(true)
  // Only the supervisor: its engine must notice by itself.
  process.kill(stack.parts.indexer.pid, 'SIGKILL')
  for (let attempt = 0; attempt < 50 && isAlive(engine); attempt++) await wait(100)
  expect(isAlive(engine), 'the engine ended with its supervisor').toBe(false)

  await untilRead(stack.databaseUrl, await mint(6))
  expect(engineOf(second.pid), 'the second one acts now').toBeGreaterThan(0)
  const indexed = await readRows(stack.databaseUrl)
  expect(indexed['app.nft']).toHaveLength(6)
  const fresh = await rowsOfFreshSync(stack, databaseServer)
  for (const table of [
    'chain.collection',
    'chain.nft',
    'chain.transfer',
    'app.nft',
    'app.activity',
    'app.collection',
  ]) {
    expect(indexed[table]).toEqual(fresh[table])
  }
  await second.stop()
})
