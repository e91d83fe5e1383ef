import { health } from '@mofu/wire/app'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'

import { call } from './call.ts'
import { advanceBlock } from './indexed-block.ts'

export type Health = Data<typeof health>

/** How fresh the screen is: what it shows is true up to a block, and that block has an age. */
export type Staleness =
  | { state: 'live'; block: number }
  | { state: 'stale'; block: number; blockTime: number }
  | { state: 'starting' }
  | { state: 'unreachable' }

/** Stale when behind the head by more than both: this many seconds and this many blocks. */
const BEHIND_SECONDS = 10
const BEHIND_BLOCKS = 3
/** While the head is unknown: our slowest chain produces a block every 30 seconds; four missing ones are not normal. */
const STALE_SECONDS = 120

export const healthQuery = queryOptions({
  queryKey: ['app', 'health'],
  queryFn: async ({ signal }) => {
    const { data } = await call(health, {}, { signal })
    for (const { chainId, block } of data.chains) advanceBlock(chainId, block)
    return data
  },
  refetchInterval: 10_000,
  staleTime: 5_000,
  retry: false,
})

type Facts = {
  health: Health | undefined
  /** The last health check got no response. */
  isUnreachable: boolean
  chainId: number
  /** The newest block reported by any response or event. */
  reached: number | undefined
  /** Seconds since 1970. */
  now: number
}

export function staleness({ health: known, isUnreachable, chainId, reached, now }: Facts): Staleness {
  if (isUnreachable) return { state: 'unreachable' }
  const chain = known?.chains.find((each) => each.chainId === chainId)
  if (!chain) return { state: 'starting' }
  const block = Math.max(chain.block, reached ?? 0)
  const isOld = chain.head
    ? isBehind({ block, blockTime: chain.blockTime }, chain.head)
    : // A block arrived after the last health check: the read model is moving, however old it was then.
      block === chain.block && (known?.degraded.includes('indexer') || now - chain.blockTime > STALE_SECONDS)
  return isOld ? { state: 'stale', block, blockTime: chain.blockTime } : { state: 'live', block }
}

function isBehind(
  read: { block: number; blockTime: number },
  head: { block: number; time: number },
): boolean {
  return head.time - read.blockTime > BEHIND_SECONDS && head.block - read.block > BEHIND_BLOCKS
}
