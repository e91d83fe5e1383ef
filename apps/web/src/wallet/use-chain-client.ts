import type { Client } from 'viem'
import { useClient } from 'wagmi'

/** Reads a chain directly, for what only the chain knows: fees, balances, simulations. Lists come from the API. */
export function useChainClient(chainId: number): Client {
  const client = useClient({ chainId })
  if (!client) throw new Error(`chain ${chainId} is not configured`)
  return client
}
