import { custom, type EIP1193RequestFn, http, HttpRequestError, type Transport } from 'viem'

import { type Ask, headersOf } from './headers.ts'
import type { LogFilter } from './logs-in-bloom.ts'

/** As many blocks as an engine that was away for a while has to catch up with. */
const MOST_LOOKED_INTO = 512

/**
 * The nodes of a chain, as the engine asks them: in turn, and the next one when one fails. Two things it does not do
 * itself:
 * - A block that a reorg took is gone for good. The engine would ask for its logs again for a minute, once for every
 *   head it had heard of meanwhile, and nothing would be read until then. "Not found" it does not ask again.
 * - Past blocks are believed without a look at their bloom, and for ever. So no node alone is believed that nothing
 *   happened, and not even all of them where the blocks' own headers can be asked.
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

/** The range of past blocks that is asked for, if it is short enough to be looked into. */
function rangeOf({ params }: Ask): LogFilter | undefined {
  const [filter] = params as [Partial<LogFilter>]
  const { fromBlock, toBlock } = filter
  if (!fromBlock?.startsWith('0x') || !toBlock?.startsWith('0x')) return undefined
  return Number(toBlock) - Number(fromBlock) < MOST_LOOKED_INTO
    ? { ...filter, fromBlock, toBlock }
    : undefined
}

/** As the common nodes say that they know no block of this hash. */
function isUnknownBlock(error: unknown): boolean {
  return error instanceof Error && /unknown block|block not found|header not found/i.test(error.message)
}
