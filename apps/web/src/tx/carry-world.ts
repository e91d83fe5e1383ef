import type { QueryClient } from '@tanstack/react-query'
import type { Client } from 'viem'
import type { Config } from 'wagmi'

import { healthQuery } from '../session/data-age.ts'
import { untilReached } from '../session/reached-block.ts'
import type { CarryWorld } from './carry.ts'
import { follow, receiptOf } from './follow.ts'

const ASK_HEALTH_MS = 2_000
const ASK_FINAL_MS = 10_000

/** The chain and the read model, as a transaction on its way meets them. Needs no wallet. */
export function carryWorld(config: Config, queryClient: QueryClient): CarryWorld {
  const clientOf = (chainId: number): Client => config.getClient({ chainId })
  const askHealth = () => queryClient.fetchQuery({ ...healthQuery, staleTime: 0 })

  return {
    follow: (record, following) => follow(clientOf(record.chainId), record, following),

    untilShown: async ({ chainId, block = 0, touches }) => {
      const stop = new AbortController()
      // The stream tells by itself; asking beside it helps where something between us swallows streams.
      const ask = setInterval(() => void askHealth().catch(() => undefined), ASK_HEALTH_MS)
      try {
        await untilReached(chainId, block, stop.signal)
      } finally {
        clearInterval(ask)
        stop.abort()
      }
      await Promise.all(touches.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },

    untilFinal: async ({ chainId, block = 0 }) => {
      for (;;) {
        const known = await askHealth().catch(() => undefined)
        const chain = known?.chains.find((each) => each.chainId === chainId)
        if (chain && chain.finalizedBlock >= block) return
        await new Promise((resolve) => setTimeout(resolve, ASK_FINAL_MS))
      }
    },

    isStillThere: async ({ chainId, hash }) => {
      for (;;) {
        try {
          return hash !== undefined && (await receiptOf(clientOf(chainId), hash)) !== undefined
        } catch {
          await new Promise((resolve) => setTimeout(resolve, ASK_FINAL_MS))
        }
      }
    },
  }
}
