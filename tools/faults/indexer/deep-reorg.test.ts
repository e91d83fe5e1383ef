import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { rpc } from '@mofu/testkit/anvil'
import { mintAs } from '@mofu/testkit/mint'
import { root } from '@mofu/testkit/paths'
import { healthOf, untilProjected } from '@mofu/testkit/services'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { headOf, rowsOfFreshSync, untilRead } from './fresh-sync.ts'
import { readRows } from './rows.ts'

const databaseServer = inject('databaseServer')
let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack({ databaseServer, blockTime: 0.2 })
})

afterAll(() => stack.stop())

async function mint(from: number, count: number): Promise<number> {
  const collection = stack.contracts['DefaultCollection']?.address ?? '0x'
  const orders = Array.from({ length: count }, (_, index) => ({
    collection,
    uri: `${stack.mediaUrl}/works/${from + index}.json`,
    royalty: 0,
    fee: 0n,
  }))
  return mintAs(stack.rpcUrl, 'hana', orders)
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 90_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what} never came\n${stack.lastWords()}`)
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
  }
}

const isBroken = async () => (await healthOf(stack.apiUrl))?.degraded.includes('finality') ?? false

test('a reorg deeper than finality raises an alert, and `pnpm reindex` restores the rows of a fresh sync', async () => {
  const stays = await mint(1, 3)
  const doomed = await mint(11, 3)
  await untilProjected(stack.apiUrl, stack.chainId, doomed, 30_000)
  await rpc(stack.rpcUrl, 'anvil_mine', ['0x50'])
  // Final by now, and marked as such.
  await until('finality', async () => {
    const chain = (await healthOf(stack.apiUrl))?.chains.find(({ chainId }) => chainId === stack.chainId)
    return (chain?.finalizedBlock ?? 0) > doomed + 20
  })
  await rpc(stack.rpcUrl, 'anvil_mine', ['0x10'])
  await until('a mark', async () => !(await isBroken()) && (await markedBlock()) > doomed + 2)
  expect(await pets()).toBe(6)

  // The last three mints were reorged.
  await rpc(stack.rpcUrl, 'evm_setIntervalMining', [0])
  const depth = (await headOf(stack.rpcUrl)) - stays
  await rpc(stack.rpcUrl, 'anvil_reorg', [depth, []])
  await rpc(stack.rpcUrl, 'evm_setIntervalMining', [1])
  await until('the alarm', isBroken)
  expect(await pets()).toBe(6)

  await promisify(execFile)(process.execPath, ['apps/indexer/run/reindex-main.ts'], {
    cwd: root,
    env: { ...process.env, ...stack.env },
  })
  await until('three pets', async () => (await pets()) === 3)
  await until('a sound state', async () => !(await isBroken()))
  await mint(21, 2)
  await rpc(stack.rpcUrl, 'evm_setIntervalMining', [0])
  await untilRead(stack.databaseUrl, await headOf(stack.rpcUrl))
  const indexed = await readRows(stack.databaseUrl)
  expect(indexed['app.nft']).toHaveLength(5)
  expect(indexed).toEqual(await rowsOfFreshSync(stack, databaseServer))
})

async function pets(): Promise<number> {
  const reply = await fetch(`${stack.apiUrl}/api/main/open/nft/nftsV2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 50 }),
  })
  return ((await reply.json()) as { data: { list: unknown[] } }).data.list.length
}

async function markedBlock(): Promise<number> {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ block: string }>('select block from app.final_mark')
  await client.end()
  return Number(rows[0]?.block ?? 0)
}
