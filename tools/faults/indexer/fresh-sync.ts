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
    await untilDescribed(database.url)
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
  await untilQuery(databaseUrl, mostMs, async (client) => {
    const { rows } = await client.query<{ block: string }>('select block from app.projection')
    const reached = Number(rows[0]?.block ?? -1)
    return reached >= block ? undefined : `the read model stood at block ${reached} of ${block}`
  })
}

/** Waits until the metadata of every token is read: a job does that, some time after the block. */
export async function untilDescribed(databaseUrl: string): Promise<void> {
  await untilQuery(databaseUrl, 60_000, async (client) => {
    const queued = "select count(*)::int as count from app.nft where metadata = 'queued'"
    const { rows } = await client.query<{ count: number }>(queued)
    return rows[0]?.count === 0 ? undefined : `${rows[0]?.count} tokens were without metadata`
  })
}

/** Asks until the query has nothing to complain about. */
async function untilQuery(
  databaseUrl: string,
  mostMs: number,
  ask: (client: pg.Client) => Promise<string | undefined>,
): Promise<void> {
  const deadline = Date.now() + mostMs
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (;;) {
      const complaint = await ask(client)
      if (complaint === undefined) return
      if (Date.now() > deadline) throw new Error(`${complaint} after ${mostMs} ms`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  } finally {
    await client.end()
  }
}
