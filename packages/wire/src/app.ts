import { switchedKinds } from '@mofu/domain/country-switch'
import { linkNames } from '@mofu/domain/links'
import { networkNames } from '@mofu/domain/networks'
import * as z from 'zod/mini'

import { route } from './route.ts'

/** A network as the browser needs it: how to reach it, and which of our contracts are on it. */
export const network = z.object({
  name: z.enum(networkNames),
  title: z.string(),
  chainId: z.nullable(z.int()),
  coin: z.string(),
  rpcUrl: z.nullable(z.string()),
  explorerUrl: z.nullable(z.string()),
  /** The site of the product for this network, when it is another one. */
  siteUrl: z.nullable(z.string()),
  /** Contract name to address; null when nothing is deployed there. */
  contracts: z.nullable(z.record(z.string(), z.string())),
  /** The first block with one of them; null when nothing is deployed there. */
  firstBlock: z.nullable(z.int()),
  /** Coins that prices can be in, the chain's native coin first. */
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
    /** Whether every file is also pinned on an IPFS node of the platform. */
    isPinning: z.boolean(),
    /** How to reach phones through WalletConnect; null when the platform has no project there. */
    walletConnect: z.nullable(z.object({ projectId: z.string(), relayUrl: z.string() })),
    /** Where the signed rounds that decide draws can be fetched, in this order: relays of a drand beacon. */
    beaconUrls: z.array(z.string()),
    /** True only where the default network is a development chain on this machine. */
    hasDemoWallet: z.boolean(),
    /** Pages outside of the product, if configured. */
    links: z.partialRecord(z.enum(linkNames), z.string()),
    /** External targets of the Dapp menu, by the names of their pages. */
    dappPages: z.array(z.object({ title: z.string(), url: z.string() })),
    /** The visitor's country, where a proxy names it. */
    country: z.nullable(z.string()),
    /** What is switched off for this visitor; everything can still be read. */
    switchedOff: z.array(z.enum(switchedKinds)),
  }),
})

/** Staleness of the data, and which components are degraded. */
export const health = route({
  service: 'app',
  method: 'GET',
  path: '/health',
  summary: 'Staleness of the read model and degraded components',
  data: z.object({
    state: z.enum(['ok', 'degraded', 'starting']),
    /** `finality`: a final block was reorged; data may be wrong until it is indexed again. */
    degraded: z.array(z.enum(['redis', 'indexer', 'finality'])),
    chains: z.array(
      z.object({
        chainId: z.int(),
        block: z.int(),
        blockTime: z.int(),
        finalizedBlock: z.int(),
        projectedAt: z.int(),
        /** The chain's newest block; null while its node does not answer. */
        head: z.nullable(z.object({ block: z.int(), time: z.int() })),
      }),
    ),
  }),
})

/** A live event for open screens: the read model of a chain advanced to this block. Keys only; the client refetches. */
export const liveFacts = z.object({ topic: z.literal('block'), chainId: z.int(), block: z.int() })
export type LiveFacts = z.output<typeof liveFacts>

/**
 * One server-sent event. `seq` increases: a client that sends the last one it saw receives every later event exactly
 * once.
 */
export const liveEvent = z.extend(liveFacts, { seq: z.int() })
export type LiveEvent = z.output<typeof liveEvent>
export const livePath = '/api/app/live'
