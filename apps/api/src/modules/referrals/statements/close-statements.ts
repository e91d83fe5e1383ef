import { randomBytes } from 'node:crypto'

import type { Database, Transaction } from '@mofu/db/connect'
import { placeOfOrder } from '@mofu/domain/log-order'
import { merkleLevels, merkleRoot } from '@mofu/domain/merkle-tree'
import {
  endOfMonth,
  monthAfter,
  monthOf,
  startOfMonth,
  writeStatementLine,
} from '@mofu/domain/referral-statement'

import { sha256 } from './sha256.ts'
import {
  findLastMonth,
  insertStatement,
  listOpenLines,
  listProjectedChains,
  lockStatements,
  type OpenLine,
  type ProjectedChain,
} from './store.ts'

const SALT_BYTES = 16

/**
 * Closes every month that is over on its chain, from the first with a line on, also those without any. A month closes
 * once all of its lines are final. A line that becomes known after its month was closed is in the statement of a later
 * one: so sales are read only when a month is to be closed.
 */
export async function closeStatements(db: Database): Promise<void> {
  for (const chain of await listProjectedChains(db)) {
    await db.transaction(async (tx) => {
      await lockStatements(tx)
      await closeMonths(tx, chain)
    })
  }
}

async function closeMonths(
  tx: Transaction,
  { chainId, blockTime, finalizedBlock }: ProjectedChain,
): Promise<void> {
  const last = await findLastMonth(tx, chainId)
  const running = monthOf(blockTime)
  if (last !== undefined && monthAfter(last) >= running) return
  let open = await listOpenLines(tx, chainId, startOfMonth(running))
  const [oldest] = open.toSorted((a, b) => a.at - b.at)
  const first = last === undefined ? oldest && monthOf(oldest.at) : monthAfter(last)
  if (first === undefined) return
  for (let month = first; month < running; month = monthAfter(month)) {
    const end = endOfMonth(month)
    const lines = open.filter(({ at }) => at < end)
    if (!lines.every(({ order }) => placeOfOrder(order).block <= finalizedBlock)) return
    await closeMonth(tx, { chainId, month }, lines)
    open = open.filter(({ at }) => at >= end)
  }
}

async function closeMonth(
  tx: Transaction,
  { chainId, month }: { chainId: number; month: string },
  lines: readonly OpenLine[],
): Promise<void> {
  const own = Map.groupBy(lines, ({ referrer }) => referrer)
  const entries = [...own.values()].flatMap((of) =>
    of.map(({ inviterId, record, referrer, kind, at, nftId, from, to, coin, price, txHash }, index) => {
      const salt = randomBytes(SALT_BYTES).toString('hex')
      const facts = { referrer, record, kind, at, nftId, from, to, coin, price, txHash, salt }
      const line = writeStatementLine({ ...facts, month, number: index + 1, count: of.length })
      return { record, inviterId, line }
    }),
  )
  const levels = merkleLevels(
    sha256,
    entries.map(({ line }) => line),
  )
  const root = Buffer.from(merkleRoot(sha256, levels)).toString('hex')
  await insertStatement(tx, { chainId, month, root }, entries)
}
