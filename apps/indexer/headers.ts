import { setTimeout as wait } from 'node:timers/promises'

import type { Hex } from 'viem'

import { isWanted, type LogFilter, mayHold } from './logs-in-bloom.ts'

export type Ask = { method: string; params?: unknown }
type Log = { address: Hex; topics: Hex[] }

const AT_ONCE = 32
const TRIES = 6
const KEPT_MS = 10_000

/**
 * What the blocks' own headers say of their logs. The engine asks for the same blocks once for each contract, so a
 * header is kept for a moment: no longer, as a reorg may put another in its place.
 */
export function headersOf(ask: (asked: Ask) => Promise<unknown>) {
  const kept = new Map<number, Promise<Hex>>()
  const bloomAt = (block: number): Promise<Hex> => {
    const known = kept.get(block)
    if (known) return known
    const asked = again(() => readBloom(ask, block))
    kept.set(block, asked)
    setTimeout(() => kept.delete(block), KEPT_MS).unref()
    asked.catch(() => kept.delete(block))
    return asked
  }
  return {
    /** Throws when the blocks hold a log that the nodes kept quiet about. */
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

/** One header that does not come must not cost the whole range. */
async function again<T>(task: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await task()
    } catch (error) {
      if (tries === TRIES) throw error
      await wait(100 * tries)
    }
  }
}

function hex(block: number): Hex {
  return `0x${block.toString(16)}`
}
