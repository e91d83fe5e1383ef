import { setTimeout as wait } from 'node:timers/promises'

import type { Hex } from 'viem'

import { isWanted, type LogFilter, mayHold } from './logs-in-bloom.ts'

export type Ask = { method: string; params?: unknown }
type Log = { address: Hex; topics: Hex[] }

const AT_ONCE = 32
const MAX_ATTEMPTS = 6
const CACHE_MS = 10_000

/**
 * Verifies logs against the blooms of block headers. The engine requests the same blocks once per contract, so headers
 * are cached briefly: no longer, because a reorg may replace them.
 */
export function headersOf(ask: (asked: Ask) => Promise<unknown>) {
  const cached = new Map<number, Promise<Hex>>()
  const bloomAt = (block: number): Promise<Hex> => {
    const known = cached.get(block)
    if (known) return known
    const asked = again(() => readBloom(ask, block))
    cached.set(block, asked)
    setTimeout(() => cached.delete(block), CACHE_MS).unref()
    asked.catch(() => cached.delete(block))
    return asked
  }
  return {
    /** Throws when the blocks hold a log that the nodes did not return. */
    lookInto: async (filter: LogFilter): Promise<void> => {
      const last = Number(filter.toBlock)
      for (let from = Number(filter.fromBlock); from <= last; from += AT_ONCE) {
        const blocks = Array.from({ length: Math.min(AT_ONCE, last - from + 1) }, (_, place) => from + place)
        await Promise.all(
          blocks.map(async (block) => {
            if (!mayHold(await bloomAt(block), filter)) return
            if (await again(() => holds(ask, block, filter)))
              throw new Error(`block ${block} holds logs that no node told of`)
          }),
        )
      }
    },
  }
}

async function readBloom(ask: (asked: Ask) => Promise<unknown>, block: number): Promise<Hex> {
  const header = await ask({ method: 'eth_getBlockByNumber', params: [hex(block), false] })
  if (!header) throw new Error(`block ${block} was asked for its logs, and is not there`)
  return (header as { logsBloom: Hex }).logsBloom
}

async function holds(
  ask: (asked: Ask) => Promise<unknown>,
  block: number,
  filter: LogFilter,
): Promise<boolean> {
  const receipts = await ask({ method: 'eth_getBlockReceipts', params: [hex(block)] })
  return (receipts as { logs: Log[] }[]).some(({ logs }) => logs.some((log) => isWanted(filter, log)))
}

/** One failed header request must not fail the whole range. */
async function again<T>(task: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error
      await wait(100 * attempt)
    }
  }
}

function hex(block: number): Hex {
  return `0x${block.toString(16)}`
}
