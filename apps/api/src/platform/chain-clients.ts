import type { NetworkSettings } from '@mofu/chain/network-settings'
import { createPublicClient, fallback, http, type PublicClient } from 'viem'

/** A slower node counts as unreachable: callers retry. */
const ANSWER_MS = 4_000

type NodeQuorum = { nodes: readonly PublicClient[]; needed: number }

export type ChainClients = {
  /** One client that tries every configured node in turn; undefined where a chain is not configured. */
  of(chainId: number): PublicClient | undefined
  /** One client per node, for questions that need a quorum. */
  quorum(chainId: number): NodeQuorum
}

export function chainClients(networks: readonly NetworkSettings[]): ChainClients {
  const known = new Map<number, { one: PublicClient; quorum: NodeQuorum }>()
  for (const { chainId, rpcUrls, rpcQuorum } of networks) {
    if (chainId === null || rpcUrls.length === 0) continue
    const transports = rpcUrls.map((url) => http(url, { timeout: ANSWER_MS, retryCount: 0 }))
    known.set(chainId, {
      one: createPublicClient({ transport: fallback(transports, { retryCount: 1 }), cacheTime: 0 }),
      quorum: {
        nodes: transports.map((transport) => createPublicClient({ transport, cacheTime: 0 })),
        needed: rpcQuorum,
      },
    })
  }
  return {
    of: (chainId) => known.get(chainId)?.one,
    quorum: (chainId) => known.get(chainId)?.quorum ?? { nodes: [], needed: 1 },
  }
}

/** The hash of a block as the chain has it now; undefined when no node answers. */
export async function blockHash(
  client: PublicClient | undefined,
  block: number,
): Promise<string | undefined> {
  try {
    return (await client?.getBlock({ blockNumber: BigInt(block) }))?.hash ?? undefined
  } catch {
    return undefined
  }
}
