import { type Identity, identities } from '@mofu/wire/names'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { call } from './call.ts'
import { identityBatch } from './identity-batch.ts'
import { subscribeToBlocks } from './indexed-block.ts'

/** Begins with the key of all names: a transaction that changes a name refetches identities with it. */
const identityKey = ['names', 'identity'] as const

/** Blocks may come every second, and names rarely change. */
const PAUSE_MS = 15_000

const askTogether = identityBatch<Identity>(
  async (chainId, addresses) => (await call(identities, { body: { chainId, addresses } })).data.list,
)

/** The primary name of an address and its avatar, at the indexed block; null without one. */
export function identityQuery(chainId: number, address: string) {
  const account = address.toLowerCase()
  return queryOptions({
    queryKey: [...identityKey, chainId, account],
    queryFn: () => askTogether(chainId, account),
    staleTime: PAUSE_MS,
  })
}

/** Names expire and move with the blocks: those on screen are asked for again, all in one request. */
export function refreshIdentities(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = subscribeToBlocks(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      void queryClient.invalidateQueries({ queryKey: identityKey })
    }, PAUSE_MS)
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
