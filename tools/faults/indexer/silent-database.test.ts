import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

import { type SilentProxy, startSilentProxy } from '@mofu/db/silent-proxy'
import { mintAs } from '@mofu/testkit/mint'
import type { Part } from '@mofu/testkit/part'
import { freePort } from '@mofu/testkit/ports'
import { startIndexer } from '@mofu/testkit/services'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { untilRead } from './fresh-sync.ts'

let stack: TestStack
let proxy: SilentProxy
/** The one that is connected to the database through the proxy. */
let indexer: Part

beforeAll(async () => {
  stack = await startTestStack({ databaseServer: inject('databaseServer'), blockTime: 1 })
  proxy = await startSilentProxy(stack.databaseUrl)
  await stack.parts.indexer.stop()
  indexer = await startAnother('indexer-silent', proxy.url)
})

afterAll(async () => {
  proxy.resume()
  await indexer.stop()
  await proxy.stop()
  await stack.stop()
})

async function startAnother(name: string, databaseUrl: string): Promise<Part> {
  return startIndexer(
    stack.options(name, { INDEXER_PORT: String(await freePort()), DATABASE_URL: databaseUrl }),
  )
}

let minted = 0
async function mintOne(): Promise<number> {
  const collection = stack.contracts['DefaultCollection']?.address ?? '0x'
  const uri = `${stack.mediaUrl}/works/${++minted}.json`
  return mintAs(stack.rpcUrl, 'hana', [{ collection, uri, royalty: 0, fee: 0n }])
}

/** Process ids and states of a supervisor's engine: one at most. `T` is a stopped one. */
function engineOf(supervisor: Part): { pid: number; state: string } | undefined {
  try {
    const args = ['-o', 'pid=,stat=', '--ppid', String(supervisor.pid)]
    const [pid = '', state = ''] = execFileSync('ps', args, { encoding: 'utf8' }).trim().split(/\s+/)
    return state.startsWith('Z') ? undefined : { pid: Number(pid), state: state.slice(0, 1) }
  } catch {
    return undefined
  }
}

test('a silent database pauses the engine; its first answer resumes the same engine', async () => {
  await untilRead(stack.databaseUrl, await mintOne())
  const engine = engineOf(indexer)
  proxy.silence()
  await expect.poll(() => engineOf(indexer)?.state, { timeout: 8_000, interval: 50 }).toBe('T')
  await wait(15_000)
  const block = await mintOne()
  proxy.resume()
  await untilRead(stack.databaseUrl, block)
  expect(engineOf(indexer)?.pid).toBe(engine?.pid)
}, 120_000)

test('an engine whose lock went to another one while it was unreachable never resumes', async () => {
  await untilRead(stack.databaseUrl, await mintOne())
  const engine = engineOf(indexer)
  const second = await startAnother('indexer-second', stack.databaseUrl)
  await wait(2_000)
  proxy.silence()
  await endLockSession()
  let together = 0
  const from = Date.now()
  while (engineOf(second) === undefined && Date.now() - from < 40_000) {
    await wait(50)
    const first = engineOf(indexer)
    if (engineOf(second) !== undefined && first !== undefined && first.state !== 'T') together++
  }
  expect(engineOf(second), 'the second one took over').toBeDefined()
  expect(together, 'two engines that run').toBe(0)
  await untilRead(stack.databaseUrl, await mintOne())
  proxy.resume()
  await expect.poll(() => engineOf(indexer), { timeout: 8_000, interval: 20 }).toBeUndefined()
  expect(engine?.pid).toBeGreaterThan(0)
  await untilRead(stack.databaseUrl, await mintOne())
  await second.stop()
  await untilRead(stack.databaseUrl, await mintOne())
}, 180_000)

/** What the server does when it gives up on a connection whose client is unreachable. */
async function endLockSession(): Promise<void> {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks l where l.locktype = 'advisory' and l.granted
       and (select application_name from pg_stat_activity a where a.pid = l.pid) = 'mofu-indexer-lock'`,
  )
  await client.end()
}
