import type { NetworkSettings } from '@mofu/chain/network-settings'

type ChainHead = { block: number; time: number }

/** The newest block of each chain, according to its RPC; undefined while unknown. Never waits. */
export type ReadHead = (chainId: number) => ChainHead | undefined

/** Minimum time between two calls; there are none while nobody reads. */
const REFRESH_MS = 2_000
const ANSWER_MS = 2_000
/** An older head says nothing about now. */
const EXPIRE_MS = 30_000

type Known = { askedAt: number; seenAt: number; head: ChainHead | undefined }

/** Tracks the heads of the configured chains, to tell how far the read model is behind. */
export function chainHeads(networks: readonly NetworkSettings[], now: () => number = Date.now): ReadHead {
  const known = new Map<number, Known>()
  return (chainId) => {
    const url = networks.find((network) => network.chainId === chainId)?.rpcUrls[0]
    if (url === undefined) return undefined
    const entry = known.get(chainId) ?? { askedAt: 0, seenAt: 0, head: undefined }
    known.set(chainId, entry)
    if (now() - entry.askedAt >= REFRESH_MS) {
      entry.askedAt = now()
      void askHead(url).then((head) => {
        if (head) Object.assign(entry, { head, seenAt: now() })
      })
    }
    return now() - entry.seenAt < EXPIRE_MS ? entry.head : undefined
  }
}

/** Undefined when the node does not answer: then staleness is reported without it. */
async function askHead(url: string): Promise<ChainHead | undefined> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_getBlockByNumber',
        params: ['latest', false],
      }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const { result } = (await reply.json()) as { result?: { number?: string; timestamp?: string } }
    const [block, time] = [Number(result?.number), Number(result?.timestamp)]
    return Number.isSafeInteger(block) && Number.isSafeInteger(time) ? { block, time } : undefined
  } catch {
    return undefined
  }
}
