import { custom, type EIP1193RequestFn, http, HttpRequestError, type Transport } from 'viem'

import { type Ask, headersOf } from './headers.ts'
import type { LogFilter } from './logs-in-bloom.ts'

/** The most blocks an engine has to catch up with after a short outage. */
const MOST_LOOKED_INTO = 512

/**
 * The nodes of a chain as a transport for the engine: tried in turn, with failover. It adds two things to the engine:
 * - A reorged block never comes back. The engine would retry its logs for a minute, once per head received meanwhile,
 * and index nothing until then. It does not retry "not found".
 * - The engine accepts past blocks without checking their bloom, for good. So no single node is believed that nothing
 * happened, and not even all of them where the block headers can be checked.
 */
export function nodesOf(urls: readonly string[]): Transport {
  return ({ chain, timeout }) => {
    const options = { retryCount: 0, timeout: timeout ?? 10_000 }
    const nodes = urls.map((url) => http(url, options)({ ...options, ...(chain ? { chain } : {}) }))
    let turn = 0
    const ask = async ({ method, params }: Ask): Promise<unknown> => {
      const first = turn++ % nodes.length
      const failures: unknown[] = []
      let answer: unknown
      for (const node of [...nodes.slice(first), ...nodes.slice(0, first)]) {
        try {
          answer = await node.request({ method, params })
          if (!isNothing(method, answer)) return answer
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length < nodes.length) return answer
      if (failures.some(isUnknownBlock)) {
        throw new HttpRequestError({ status: 404, url: urls[first] ?? '', details: 'the block is gone' })
      }
      throw failures[0]
    }
    const headers = headersOf(ask)
    const request = async (asked: Ask): Promise<unknown> => {
      const answer = await ask(asked)
      const range = isNothing(asked.method, answer) ? rangeOf(asked) : undefined
      if (range) await headers.lookInto(range)
      return answer
    }
    return custom({ request: request as EIP1193RequestFn }, { retryCount: 0 })(options)
  }
}

function isNothing(method: string, answer: unknown): boolean {
  return method === 'eth_getLogs' && Array.isArray(answer) && answer.length === 0
}

/** The requested range of past blocks, if it is short enough to check. */
function rangeOf({ params }: Ask): LogFilter | undefined {
  const [filter] = params as [Partial<LogFilter>]
  const { fromBlock, toBlock } = filter
  if (!fromBlock?.startsWith('0x') || !toBlock?.startsWith('0x')) return undefined
  return Number(toBlock) - Number(fromBlock) < MOST_LOOKED_INTO
    ? { ...filter, fromBlock, toBlock }
    : undefined
}

/** The message with which common nodes report an unknown block hash. */
function isUnknownBlock(error: unknown): boolean {
  return error instanceof Error && /unknown block|block not found|header not found/i.test(error.message)
}
