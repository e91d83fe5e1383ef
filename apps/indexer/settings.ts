import { fileURLToPath } from 'node:url'

import { type Deployment, readDeployments } from '@mofu/chain/deployment'
import { type NetworkSettings, readNetworkSettings } from '@mofu/chain/network-settings'
import { readEnvironment } from '@mofu/domain/environment'

type IndexedChain = { network: NetworkSettings & { chainId: number }; deployment: Deployment }

export type IndexerSettings = {
  /** PostgreSQL itself: the engine listens, and its supervisor holds a lock of its session. */
  databaseUrl: string
  port: number
  /** Where the health and metrics of the supervisor and its engine are served; port 0 for none. */
  healthHost: string
  healthPort: number
  pollMs: number
  logLevel: string
  /** Networks that are both deployed to and reachable: the ones to index. */
  chains: readonly IndexedChain[]
}

const postgres = ['postgres', 'postgresql']
const defaultDeployments = fileURLToPath(new URL('../../contracts/deployments', import.meta.url))

/** Reads and checks the environment once. Throws one message that names every invalid value. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): IndexerSettings {
  const env = readEnvironment(environment)
  const folder = env.text('DEPLOYMENTS_DIR', defaultDeployments)
  const settings = {
    databaseUrl: env.optionalUrl('DATABASE_DIRECT_URL', postgres) ?? env.url('DATABASE_URL', postgres),
    port: env.whole('INDEXER_PORT', { fallback: 42_069, least: 1, most: 65_535 }),
    healthHost: env.text('INDEXER_HEALTH_HOST', '127.0.0.1'),
    healthPort: env.whole('INDEXER_HEALTH_PORT', { fallback: 0, least: 0, most: 65_535 }),
    pollMs: env.whole('INDEXER_POLL_MS', { fallback: 1_000, least: 50, most: 60_000 }),
    logLevel: env.oneOf('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error'], 'info'),
    chains: env.part(() => chainsToIndex(folder, readNetworkSettings(environment)), []),
  }
  env.finish('The indexer')
  return settings
}

function chainsToIndex(folder: string, networks: readonly NetworkSettings[]): readonly IndexedChain[] {
  const chains = readDeployments(folder).flatMap((deployment) => {
    const network = networks.find(({ chainId }) => chainId === deployment.chainId)
    return network && network.rpcUrls.length > 0
      ? [{ network: { ...network, chainId: deployment.chainId }, deployment }]
      : []
  })
  if (chains.length === 0)
    throw new Error(`DEPLOYMENTS_DIR: no network in ${folder} has an RPC_URL_… of its own`)
  return chains
}
