import type { NetworkName } from '@mofu/domain/networks'

import { type NetworkFacts, networks } from './networks.ts'

/** A network with what configuration says of it. */
export type NetworkSettings = NetworkFacts & {
  /** Several addresses of the same chain, tried in turn; empty when it is not configured. */
  rpcUrls: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** `RPC_URL_ZKSYNC`, `CHAIN_ID_ARTA`: the environment's name for a network's setting. */
export function settingName(prefix: 'RPC_URL' | 'CHAIN_ID', name: NetworkName): string {
  return `${prefix}_${name.toUpperCase()}`
}

/** Reads RPC addresses and the chain ids that SPEC leaves open. Throws one message that names every wrong value. */
export function readNetworkSettings(environment: Environment): readonly NetworkSettings[] {
  const wrong: string[] = []
  const settings = networks.map((network): NetworkSettings => {
    const urlsName = settingName('RPC_URL', network.name)
    const rpcUrls = (environment[urlsName] ?? '')
      .split(',')
      .map((url) => url.trim())
      .filter(Boolean)
    for (const url of rpcUrls) {
      if (!/^https?:\/\//.test(url) || !URL.canParse(url))
        wrong.push(`${urlsName}: "${url}" is no http(s) address`)
    }
    const idName = settingName('CHAIN_ID', network.name)
    const id = environment[idName]
    if (!id) return { ...network, rpcUrls }
    if (!/^[1-9]\d{0,15}$/.test(id)) wrong.push(`${idName}: "${id}" is no chain id`)
    if (network.chainId !== null && network.name !== 'petchain' && network.chainId !== Number(id)) {
      wrong.push(`${idName}: ${network.title} has the chain id ${network.chainId}`)
    }
    return { ...network, chainId: Number(id), rpcUrls }
  })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return settings
}
