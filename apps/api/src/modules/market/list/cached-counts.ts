import type { NftSort } from '@mofu/domain/nft-sorts'

import { inTurn } from '../../../platform/turns.ts'
import type { NftFilter } from './nft-filter.ts'

type Asked = { filter: NftFilter; sort: NftSort }
type Count = { count: number; isMore: boolean }
type Held = { block: number; until: number; known: Map<string, Promise<Count>> }

/** After a reorg a block comes again with other contents, and an admin hides a collection: that takes effect within this. */
const CACHE_MS = 3_000
/** Of one chain, so that the memory is bounded whatever is asked. */
const COUNTS_HELD = 2_000

/**
 * At one block a list has the same number for everyone, so it is counted once. Where little matches, counting reads every
 * token: few counts run at once, and others find a connection.
 */
export function cachedCounts(
  direct: (asked: Asked) => Promise<Count>,
): (block: number, asked: Asked) => Promise<Count> {
  const chains = new Map<number, Held>()

  const heldAt = (chainId: number, block: number): Held => {
    const held = chains.get(chainId)
    const now = Date.now()
    if (held?.block === block && held.until > now && held.known.size < COUNTS_HELD) return held
    const empty = { block, until: now + CACHE_MS, known: new Map<string, Promise<Count>>() }
    chains.set(chainId, empty)
    return empty
  }

  return async (block, asked) => {
    const { known } = heldAt(asked.filter.chainId, block)
    // The order of a list changes which tokens it has: some orders show only what is for sale.
    const key = JSON.stringify(asked, (_, value: unknown) =>
      typeof value === 'bigint' ? `${value}n` : value,
    )
    const counting = known.get(key) ?? inTurn('counts', () => direct(asked))
    known.set(key, counting)
    try {
      return await counting
    } catch (error) {
      known.delete(key)
      throw error
    }
  }
}
