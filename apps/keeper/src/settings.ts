import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { readDeployments } from '@mofu/chain/deployment'
import { readNetworkSettings } from '@mofu/chain/network-settings'
import { beaconRelays } from '@mofu/chain/randomness/beacon-relays'
import { readEnvironment } from '@mofu/domain/environment'
import { isNetworkName } from '@mofu/domain/networks'

import { type KeeperContracts, keeperContracts } from './counters.ts'
import type { GasLimits } from './gas-budget.ts'

type Environment = Readonly<Record<string, string | undefined>>

export type KeeperSettings = {
  chainId: number
  rpcUrl: string
  privateKey: `0x${string}`
  beaconUrls: readonly string[]
  contracts: KeeperContracts
  pollMs: number
  gasLimits: GasLimits
  /** Where `/livez`, `/readyz` and `/metrics` are served; port 0 for none. */
  healthHost: string
  healthPort: number
  logLevel: 'debug' | 'info' | 'warn' | 'error'
}

const defaultDeployments = fileURLToPath(new URL('../../../contracts/deployments', import.meta.url))

/** Reads and checks the environment once. Throws one message that names every invalid value. */
export function readSettings(environment: Environment): KeeperSettings {
  const env = readEnvironment(environment)
  const millions = (name: string, fallback: number): bigint => {
    const count = env.whole(name, { fallback, least: 1, most: 10_000_000 })
    // An invalid one is reported below, together with all others.
    return Number.isSafeInteger(count) ? BigInt(count) * 1_000_000n : 0n
  }
  const settings = {
    ...env.part(() => readChain(environment, env.text('DEPLOYMENTS_DIR', defaultDeployments)), undefined),
    privateKey: env.part(() => readKey(environment), '0x' as const),
    beaconUrls: env.urls('BEACON_URL', ['http', 'https'], beaconRelays),
    pollMs: env.whole('KEEPER_POLL_MS', { fallback: 3_000, least: 100, most: 60_000 }),
    gasLimits: {
      perLine: millions('KEEPER_MAX_MGAS_PER_LINE', 2_000),
      inTotal: millions('KEEPER_MAX_MGAS', 10_000),
    },
    healthHost: env.text('KEEPER_HEALTH_HOST', '127.0.0.1'),
    healthPort: env.whole('KEEPER_HEALTH_PORT', { fallback: 0, least: 0, most: 65_535 }),
    logLevel: env.oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error'], 'info'),
  }
  env.finish('The keeper')
  return settings as KeeperSettings
}

function readChain(
  environment: Environment,
  folder: string,
): Pick<KeeperSettings, 'chainId' | 'rpcUrl' | 'contracts'> {
  const name = environment['NETWORK']?.trim() || 'petchain'
  const network = readNetworkSettings(environment).find((each) => each.name === name)
  const rpcUrl = network?.rpcUrls[0]
  if (!isNetworkName(name) || !network?.chainId || !rpcUrl)
    throw new Error(`NETWORK: ${name} needs a chain id and RPC_URL_${name.toUpperCase()}`)
  const deployment = readDeployments(folder).find(({ chainId }) => chainId === network.chainId)
  if (!deployment) throw new Error(`DEPLOYMENTS_DIR: ${folder} has no deployment on chain ${network.chainId}`)
  return { chainId: network.chainId, rpcUrl, contracts: keeperContracts(deployment.contracts) }
}

/** The error never repeats the value: it would put a key into a log. */
function readKey(environment: Environment): `0x${string}` {
  const file = environment['KEEPER_KEY_FILE']?.trim() ?? ''
  const text = (file === '' ? (environment['KEEPER_KEY'] ?? '') : readFileSync(file, 'utf8')).trim()
  if (!/^0x[0-9a-f]{64}$/i.test(text))
    throw new Error('KEEPER_KEY_FILE or KEEPER_KEY: 0x and 64 hexadecimal digits are needed')
  return text as `0x${string}`
}
