import { finalMark, projection } from '@mofu/db/app/projection'
import type { Database } from '@mofu/db/connect'
import { isKeyLow } from '@mofu/domain/key-roles'
import { isNotNull } from 'drizzle-orm'

import { listAlerts } from '../alerts.ts'
import type { ReadHead } from '../chain-head.ts'
import { STALE_MS } from '../health/database-checks.ts'
import { listDeadLetters } from '../jobs/dead-letters.ts'
import { listBalances, type Sample } from '../keys/balances.ts'
import { listQueues, type QueueFigures } from './queue-figures.ts'

type ChainStatus = {
  chainId: number
  head: number | null
  indexedBlock: number
  finalBlock: number
  lag: number | null
  indexedAt: number
  isFinalityBroken: boolean
  state: 'ok' | 'late' | 'silent' | 'broken'
}

type KeyStatus = Omit<Sample, 'sampledAt' | 'balance'> & {
  balance: string
  least: string
  isLow: boolean
  sampledAt: number
}

type Status = {
  keys: KeyStatus[]
  chains: ChainStatus[]
  queues: QueueFigures[]
  deadLetters: number
  alerts: number
}

/** Whether the parts of the system keep up, as far as the API sees them. */
export async function showStatus(db: Database, readHead: ReadHead, least: bigint): Promise<Status> {
  const [rows, broken, queues, { count: deadLetters }, { count: alerts }, balances] = await Promise.all([
    db.select().from(projection).orderBy(projection.chainId),
    db.select({ chainId: finalMark.chainId }).from(finalMark).where(isNotNull(finalMark.brokenAt)),
    listQueues(db),
    listDeadLetters(db),
    listAlerts(db),
    listBalances(db),
  ])
  const chains = rows.map(({ chainId, block, finalizedBlock, projectedAt }): ChainStatus => {
    const head = readHead(chainId)?.block
    const isFinalityBroken = broken.some((mark) => mark.chainId === chainId)
    const isLate = Date.now() - projectedAt > STALE_MS
    return {
      chainId,
      head: head ?? null,
      indexedBlock: block,
      finalBlock: finalizedBlock,
      // The index may know a block that this node has not answered with yet.
      lag: head === undefined ? null : Math.max(0, head - block),
      indexedAt: projectedAt,
      isFinalityBroken,
      state: isFinalityBroken ? 'broken' : head === undefined ? 'silent' : isLate ? 'late' : 'ok',
    }
  })
  return { chains, keys: balances.map((sample) => keyStatus(sample, least)), queues, deadLetters, alerts }
}

function keyStatus({ balance, sampledAt, ...key }: Sample, least: bigint): KeyStatus {
  return {
    ...key,
    balance: String(balance),
    least: String(key.role === 'quoter' ? 0n : least),
    isLow: isKeyLow(key.role, balance, least),
    sampledAt: Math.floor(sampledAt.getTime() / 1_000),
  }
}
