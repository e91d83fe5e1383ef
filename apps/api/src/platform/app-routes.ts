import { coinsOn } from '@mofu/chain/coins'
import type { Deployment } from '@mofu/chain/deployment'
import { finalMark, projection } from '@mofu/db/app/projection'
import type { Database } from '@mofu/db/connect'
import { switchedOffIn } from '@mofu/domain/country-switch'
import { appConfig, health, type Network } from '@mofu/wire/app'
import type { Data } from '@mofu/wire/route'
import { isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../config.ts'
import type { ReadHead } from './chain-head.ts'
import { STALE_MS } from './health/database-checks.ts'
import { mount } from './mount.ts'
import type { RedisLink } from './redis.ts'

type Deps = { config: Config; db: Database; redis: RedisLink; readHead: ReadHead }

const DEVELOPMENT_CHAIN = 31_337
const thisMachine = ['127.0.0.1', 'localhost', '[::1]']

export function appRoutes(server: FastifyInstance, { config, db, redis, readHead }: Deps): void {
  mount(server, appConfig, 'anyone', async (_, __, { country }) => ({
    data: {
      network: config.network,
      networks: config.networks.map((network) => ({
        name: network.name,
        title: network.title,
        chainId: network.chainId,
        coin: network.coin,
        rpcUrl: network.publicRpcUrl,
        explorerUrl: network.explorerUrl,
        siteUrl: network.siteUrl,
        contracts: contractsOn(network.chainId, config.deployments),
        firstBlock: firstBlockOn(network.chainId, config.deployments),
        coins: [...coinsOn(network, config.deployments)],
      })),
      mediaUrl: config.mediaUrl,
      isPinning: config.ipfsNode !== undefined,
      walletConnect: config.walletConnect ?? null,
      beaconUrls: [...config.beaconUrls],
      hasDemoWallet: isOnDevelopmentChain(config),
      links: config.links,
      dappPages: [...config.dappPages],
      country: country ?? null,
      switchedOff: switchedOffIn(config.countries.off, country),
    },
    isOfCountry: true,
  }))

  mount(server, health, 'anyone', async () => {
    const rows = await db.select().from(projection)
    const chains = rows.map(({ chainId, block, blockTime, finalizedBlock, projectedAt }) => ({
      chainId,
      block,
      blockTime,
      finalizedBlock,
      projectedAt,
      head: readHead(chainId) ?? null,
    }))
    const isStale = chains.some(({ projectedAt }) => Date.now() - projectedAt > STALE_MS)
    const isBroken = (await db.$count(finalMark, isNotNull(finalMark.brokenAt))) > 0
    const degraded = [
      ...(redis.isUp() || !redis.isConfigured ? [] : ['redis' as const]),
      ...(isStale ? ['indexer' as const] : []),
      ...(isBroken ? ['finality' as const] : []),
    ]
    const state: Data<typeof health>['state'] =
      chains.length === 0 ? 'starting' : degraded.length > 0 ? 'degraded' : 'ok'
    return { data: { state, degraded, chains } }
  })
}

/** Coins are free there, so a built-in test wallet does no harm. Such a chain is never reached over a network. */
function isOnDevelopmentChain({ chainId, networks }: Config): boolean {
  if (chainId !== DEVELOPMENT_CHAIN) return false
  const urls = networks.find((network) => network.chainId === chainId)?.rpcUrls ?? []
  return urls.length > 0 && urls.every((url) => thisMachine.includes(new URL(url).hostname))
}

function contractsOn(chainId: number | null, deployments: readonly Deployment[]): Network['contracts'] {
  const found = deployments.find((deployment) => deployment.chainId === chainId)
  if (!found) return null
  return Object.fromEntries(Object.entries(found.contracts).map(([name, { address }]) => [name, address]))
}

function firstBlockOn(chainId: number | null, deployments: readonly Deployment[]): number | null {
  const blocks = deployments
    .filter((deployment) => deployment.chainId === chainId)
    .flatMap(({ contracts }) => Object.values(contracts).map(({ block }) => block))
  return blocks.length === 0 ? null : Math.min(...blocks)
}
