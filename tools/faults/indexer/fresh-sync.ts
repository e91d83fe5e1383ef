import { freshDatabase } from '@mofu/db/fresh-database'
import { rpc } from '@mofu/testkit/anvil'
import { freePort } from '@mofu/testkit/ports'
import { startIndexer, startWorker } from '@mofu/testkit/services'
import type { TestStack } from '@mofu/testkit/test-stack'
import pg from 'pg'

import { readRows } from './rows.ts'

/** How long a synchronization from the start may take: what every one needs, and for each block of the chain. */
const FIRST_BLOCKS_MS = 120_000
const BLOCK_MS = 100

/** Indexes the same chain again from the start, into a separate database: what every table should hold. */
export async function rowsOfFreshSync(
  stack: TestStack,
  databaseServer: string,
): Promise<Record<string, unknown[]>> {
  const database = await freshDatabase(databaseServer, 'fresh')
  const own = { DATABASE_URL: database.url, INDEXER_PORT: String(await freePort()) }
  const indexer = startIndexer(stack.options('fresh-indexer', own))
  const worker = startWorker(stack.options('fresh-worker', own))
  try {
    const head = await headOf(stack.rpcUrl)
    await untilRead(database.url, head, FIRST_BLOCKS_MS + head * BLOCK_MS)
    return await readRows(database.url)
  } finally {
    await Promise.all([indexer.stop(), worker.stop()])
    await database.drop()
  }
}

export async function headOf(rpcUrl: string): Promise<number> {
  return Number(await rpc(rpcUrl, 'eth_blockNumber'))
}

/** Waits until the read model of a database has reached a block. */
export async function untilRead(databaseUrl: string, block: number, mostMs = 120_000): Promise<void> {
  const deadline = Date.now() + mostMs
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ block: string }>('select block from app.projection')
      const reached = Number(rows[0]?.block ?? -1)
      if (reached >= block) return
      if (Date.now() > deadline)
        throw new Error(`the read model stood at block ${reached} of ${block} after ${mostMs} ms`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  } finally {
    await client.end()
  }
}
