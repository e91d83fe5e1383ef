import { collectionAbi } from '@mofu/chain/collections'
import { freshDatabase } from '@mofu/db/fresh-database'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { rpc } from '@mofu/testkit/anvil'
import { credit } from '@mofu/testkit/credits'
import { mintAs, readerOf } from '@mofu/testkit/mint'
import { startIndexer, startWorker } from '@mofu/testkit/services'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import pg from 'pg'
import { createWalletClient, http, zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'

import { headOf, rowsOfFreshSync, untilRead } from './fresh-sync.ts'
import { countRows, readRows } from './rows.ts'

const databaseServer = inject('databaseServer')
let stack: TestStack
let collection: `0x${string}`

beforeEach(async () => {
  stack = await startTestStack({ databaseServer, blockTime: 0.2 })
  collection = stack.contracts['DefaultCollection']?.address ?? '0x'
})

afterEach(() => stack.stop())

async function mint(person: Person, count: number, from: number): Promise<number> {
  const orders = Array.from({ length: count }, (_, index) => ({
    collection,
    uri: `${stack.mediaUrl}/works/${from + index}.json`,
    royalty: 250,
    fee: 0n,
  }))
  return mintAs(stack.rpcUrl, person, orders)
}

async function give(person: Person, to: Person, tokenId: bigint): Promise<void> {
  const wallet = createWalletClient({ account: accountOf(person), transport: http(stack.rpcUrl) })
  const hash = await wallet.writeContract({
    chain: null,
    address: collection,
    abi: collectionAbi,
    functionName: 'transferFrom',
    args: [accountOf(person).address, accountOf(to).address, tokenId],
  })
  await readerOf(stack.rpcUrl).waitForTransactionReceipt({ hash })
}

/** Credits money to mei in the ledger. */
async function creditMei(amount: bigint): Promise<`0x${string}`> {
  const ledger = { rpcUrl: stack.rpcUrl, address: stack.contracts['Credits']?.address ?? '0x' } as const
  return credit(ledger, { from: 'hana', to: 'mei', amount })
}

/** Stops mining, so that both sides are compared at the same block. */
async function freeze(): Promise<number> {
  await rpc(stack.rpcUrl, 'evm_setIntervalMining', [0])
  return headOf(stack.rpcUrl)
}

async function expectEqualToFreshSync(): Promise<void> {
  await untilRead(stack.databaseUrl, await freeze())
  const indexed = await readRows(stack.databaseUrl)
  const fresh = await rowsOfFreshSync(stack, databaseServer)
  expect(indexed['chain.nft']?.length).toBeGreaterThan(0)
  expect(indexed).toEqual(fresh)
}

test('killed with -9 in the middle of the history and again while live, it ends with the rows of a fresh sync', async () => {
  await stack.parts.indexer.kill()
  // A history that takes a while to index, all of it final, so that it is indexed as history and not block by block.
  // Hana is first, so that pet 1 is hers to give.
  await mint('hana', 700, 1)
  await Promise.all([mint('mei', 700, 1_001), mint('kuro', 700, 2_001)])
  await rpc(stack.rpcUrl, 'anvil_mine', ['0x40'])

  const database = await freshDatabase(databaseServer, 'crash')
  const own = { DATABASE_URL: database.url }
  let indexer = startIndexer(stack.options('indexer', own))
  const killedAt = await killInMidSync(database.url, indexer)
  expect(killedAt).toBeLessThan(2_100)

  indexer = startIndexer(stack.options('indexer', own))
  const worker = startWorker(stack.options('worker', own))
  await untilRead(database.url, await headOf(stack.rpcUrl))
  await give('hana', 'taro', 1n)
  await mint('taro', 20, 3_001)
  await indexer.kill()
  await mint('taro', 20, 3_101)
  indexer = startIndexer(stack.options('indexer', own))

  await untilRead(database.url, await freeze())
  const indexed = await readRows(database.url)
  await Promise.all([indexer.stop(), worker.stop()])
  const fresh = await rowsOfFreshSync(stack, databaseServer)
  expect(indexed['chain.nft']).toHaveLength(2_140)
  expect(indexed).toEqual(fresh)
  await database.drop()
})

test('a reorg five blocks deep leaves the rows of a fresh sync', async () => {
  await mint('hana', 10, 1)
  await give('hana', 'mei', 1n)
  await readerOf(stack.rpcUrl).waitForTransactionReceipt({ hash: await creditMei(5n) })
  await untilRead(stack.databaseUrl, await headOf(stack.rpcUrl))
  await rpc(stack.rpcUrl, 'anvil_mine', ['0x6'])
  // These are reorged: two mints, a transfer, a credit, and a transfer of one of the new pets.
  await rpc(stack.rpcUrl, 'evm_setIntervalMining', [0])
  const doomed = await doomedBlocks()
  await untilRead(stack.databaseUrl, await headOf(stack.rpcUrl))
  const before = await readRows(stack.databaseUrl)
  await rpc(stack.rpcUrl, 'anvil_reorg', [5, []])
  await rpc(stack.rpcUrl, 'evm_setIntervalMining', [1])
  await mint('kuro', 5, 500)
  await expectEqualToFreshSync()
  const after = await readRows(stack.databaseUrl)
  expect(before['app.credit']).toMatchObject([{ amount: 7 }])
  expect(after['app.credit']).toMatchObject([{ amount: 5 }])
  expect(before['app.nft']).toHaveLength(12)
  expect(after['app.nft']).toHaveLength(15)
  expect(doomed).toBe(5)
})

/** Mines one transaction into each of five blocks. */
async function doomedBlocks(): Promise<number> {
  const hana = createWalletClient({ account: accountOf('hana'), transport: http(stack.rpcUrl) })
  const address = accountOf('hana').address
  const reader = readerOf(stack.rpcUrl)
  const call = { chain: null, address: collection, abi: collectionAbi } as const
  const free = { coin: zeroAddress, amount: 0n }
  const acts = [
    () =>
      hana.writeContract({
        ...call,
        functionName: 'mint',
        args: [address, `${stack.mediaUrl}/works/901.json`, 0n, free],
      }),
    () =>
      hana.writeContract({
        ...call,
        functionName: 'mint',
        args: [address, `${stack.mediaUrl}/works/902.json`, 0n, free],
      }),
    () =>
      hana.writeContract({
        ...call,
        functionName: 'transferFrom',
        args: [address, accountOf('taro').address, 2n],
      }),
    () => creditMei(2n),
    () =>
      hana.writeContract({
        ...call,
        functionName: 'transferFrom',
        args: [address, accountOf('yuki').address, 11n],
      }),
  ]
  for (const act of acts) {
    const hash = await act()
    await rpc(stack.rpcUrl, 'anvil_mine', ['0x1'])
    await reader.waitForTransactionReceipt({ hash })
  }
  return acts.length
}

/**
 * Kills the indexer while it writes the history: it does so in a few large batches, so a batch is detected by the lock
 * it holds, before it commits. Returns how many rows were left.
 */
async function killInMidSync(databaseUrl: string, indexer: TestStack['parts']['indexer']): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (let attempt = 0; attempt < 6_000; attempt++) {
      // Over the open connection: the history is short, and opening one would take too long.
      const { rows } = await client.query<{ table: string }>(
        `select format('%I.%I', n.nspname, c.relname) as table from pg_locks l
           join pg_class c on c.oid = l.relation join pg_namespace n on n.oid = c.relnamespace
         where c.relname = 'nft' and n.nspname <> 'app' and l.mode = 'RowExclusiveLock'
           and l.database = (select oid from pg_database where datname = current_database())`,
      )
      if (rows[0]) {
        await indexer.kill()
        return await countRows(databaseUrl, rows[0].table)
      }
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    throw new Error('the indexer never began')
  } finally {
    await client.end()
  }
}
