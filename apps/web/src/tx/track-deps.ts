import type { QueryClient } from '@tanstack/react-query'
import type { Client } from 'viem'
import type { Config } from 'wagmi'

import { untilIndexed } from '../api/indexed-block.ts'
import { healthQuery } from '../api/staleness.ts'
import type { TxRecord } from './record.ts'
import { type ReceiptCallbacks, receiptOf, waitForReceipt } from './wait-for-receipt.ts'

const HEALTH_POLL_MS = 2_000
const FINALITY_POLL_MS = 10_000

export type TrackDeps = ReturnType<typeof trackDeps>

/** The chain and the read model, for tracking a transaction. Needs no wallet. */
export function trackDeps(config: Config, queryClient: QueryClient) {
  const clientOf = (chainId: number): Client => config.getClient({ chainId })
  const fetchHealth = () => queryClient.fetchQuery({ ...healthQuery, staleTime: 0 })

  return {
    waitForReceipt: (record: TxRecord, callbacks: ReceiptCallbacks) =>
      waitForReceipt(clientOf(record.chainId), record, callbacks),

    /** Resolves once the read model has indexed the block and the affected queries are refetched. */
    untilIndexed: async ({ chainId, block = 0, invalidates }: TxRecord): Promise<void> => {
      const stop = new AbortController()
      // The event stream reports new blocks by itself; polling helps where a proxy buffers streams.
      const poll = setInterval(() => void fetchHealth().catch(() => undefined), HEALTH_POLL_MS)
      try {
        await untilIndexed(chainId, block, stop.signal)
      } finally {
        clearInterval(poll)
        stop.abort()
      }
      await Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },

    untilFinal: async ({ chainId, block = 0 }: TxRecord): Promise<void> => {
      for (;;) {
        const health = await fetchHealth().catch(() => undefined)
        const chain = health?.chains.find((each) => each.chainId === chainId)
        if (chain && chain.finalizedBlock >= block) return
        await new Promise((resolve) => setTimeout(resolve, FINALITY_POLL_MS))
      }
    },

    /** False if a reorg removed the transaction. */
    isStillMined: async ({ chainId, hash }: TxRecord): Promise<boolean> => {
      for (;;) {
        try {
          return hash !== undefined && (await receiptOf(clientOf(chainId), hash)) !== undefined
        } catch {
          await new Promise((resolve) => setTimeout(resolve, FINALITY_POLL_MS))
        }
      }
    },
  }
}
