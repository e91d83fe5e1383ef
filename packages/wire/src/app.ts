import { linkNames } from '@mofu/domain/links'
import { networkNames } from '@mofu/domain/networks'
import * as z from 'zod/mini'

import { route } from './route.ts'

/** A network as the browser needs it: how to reach it, and what of ours is on it. */
export const network = z.object({
  name: z.enum(networkNames),
  title: z.string(),
  chainId: z.nullable(z.int()),
  coin: z.string(),
  rpcUrl: z.nullable(z.string()),
  explorerUrl: z.nullable(z.string()),
  /** Where the product for this network lives, when that is another address than this one. */
  siteUrl: z.nullable(z.string()),
  /** Contract name to address; null when nothing is deployed there. */
  contracts: z.nullable(z.record(z.string(), z.string())),
  /** Coins that prices are named in, the chain's own first. */
  coins: z.array(z.object({ address: z.string(), symbol: z.string(), decimals: z.int() })),
})
export type Network = z.output<typeof network>

/** What the browser must know before its first screen. */
export const appConfig = route({
  service: 'app',
  method: 'GET',
  path: '/config',
  summary: 'Networks, deployments and the default network',
  data: z.object({
    network: z.enum(networkNames),
    networks: z.array(network),
    mediaUrl: z.string(),
    /** Whether an IPFS node of the house is handed every file, too. */
    isPinning: z.boolean(),
    /** How to reach phones through WalletConnect; null when the house has no project there. */
    walletConnect: z.nullable(z.object({ projectId: z.string(), relayUrl: z.string() })),
    /** True only where the default network is a development chain on this very machine. */
    hasDemoWallet: z.boolean(),
    /** Pages outside of the product, as far as they are configured. */
    links: z.partialRecord(z.enum(linkNames), z.string()),
    /** What the Dapp menu leads to outside, under the names these pages have. */
    dappPages: z.array(z.object({ title: z.string(), url: z.string() })),
  }),
})

/** How old is what you see, and which parts are running on less than they should. */
export const health = route({
  service: 'app',
  method: 'GET',
  path: '/health',
  summary: 'Read model age and degraded parts',
  data: z.object({
    state: z.enum(['ok', 'degraded', 'starting']),
    /** `finality`: the chain took back what was final; what is shown may be wrong until it was indexed anew. */
    degraded: z.array(z.enum(['redis', 'indexer', 'finality'])),
    chains: z.array(
      z.object({
        chainId: z.int(),
        block: z.int(),
        blockTime: z.int(),
        finalizedBlock: z.int(),
        projectedAt: z.int(),
        /** The newest block of the chain itself; null while its node does not answer. */
        head: z.nullable(z.object({ block: z.int(), time: z.int() })),
      }),
    ),
  }),
})

/** What open screens are told: the read model of a chain moved on to this block. Keys only; the client asks again. */
export const liveFacts = z.object({ topic: z.literal('block'), chainId: z.int(), block: z.int() })
export type LiveFacts = z.output<typeof liveFacts>

/** One server-sent event. `seq` grows with each: whoever says which one they saw last hears everything since, once. */
export const liveEvent = z.extend(liveFacts, { seq: z.int() })
export type LiveEvent = z.output<typeof liveEvent>
export const livePath = '/api/app/live'
