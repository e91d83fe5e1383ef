import { health } from '@mofu/wire/app'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'

import { call } from './call.ts'
import { noteBlock } from './reached-block.ts'

export type Health = Data<typeof health>

/** How fresh the screen is: what is shown is true up to a block, and that block has an age. */
export type DataAge =
  | { state: 'live'; block: number }
  | { state: 'stale'; block: number; blockTime: number }
  | { state: 'starting' }
  | { state: 'unreachable' }

/** Behind the chain's head by more than this and by more than that many blocks: whichever is longer. */
const BEHIND_SECONDS = 10
const BEHIND_BLOCKS = 3
/** While nobody knows the head: the slowest of our chains brings a block every 30 seconds; four without one is not normal. */
const STALE_SECONDS = 120

export const healthQuery = queryOptions({
  queryKey: ['app', 'health'],
  queryFn: async ({ signal }) => {
    const { data } = await call(health, {}, { signal })
    for (const { chainId, block } of data.chains) noteBlock(chainId, block)
    return data
  },
  refetchInterval: 10_000,
  staleTime: 5_000,
  retry: false,
})

type Facts = {
  health: Health | undefined
  /** The last question about health got no answer. */
  isUnreachable: boolean
  chainId: number
  /** The newest block any reply or event told of. */
  reached: number | undefined
  /** Seconds since 1970. */
  now: number
}

export function dataAge({ health: known, isUnreachable, chainId, reached, now }: Facts): DataAge {
  if (isUnreachable) return { state: 'unreachable' }
  const chain = known?.chains.find((each) => each.chainId === chainId)
  if (!chain) return { state: 'starting' }
  const block = Math.max(chain.block, reached ?? 0)
  const isOld = chain.head
    ? isBehind({ block, blockTime: chain.blockTime }, chain.head)
    : // News after the last look at its health: the read model moves, whatever its age was then.
      block === chain.block && (known?.degraded.includes('indexer') || now - chain.blockTime > STALE_SECONDS)
  return isOld ? { state: 'stale', block, blockTime: chain.blockTime } : { state: 'live', block }
}

function isBehind(
  read: { block: number; blockTime: number },
  head: { block: number; time: number },
): boolean {
  return head.time - read.blockTime > BEHIND_SECONDS && head.block - read.block > BEHIND_BLOCKS
}
