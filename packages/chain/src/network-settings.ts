import type { NetworkName } from '@mofu/domain/networks'

import { type NetworkFacts, networks } from './networks.ts'

/** A network with its configuration. */
export type NetworkSettings = NetworkFacts & {
  /** RPC URLs of the chain, tried in turn; empty when it is not configured. May contain a provider's key. */
  rpcUrls: readonly string[]
  /** How many of them must agree before money counts; the default is a majority. */
  rpcQuorum: number
  /** The RPC URL for browsers; null where wallets bring their own. */
  publicRpcUrl: string | null
  /** The site of the product for this network, when it is another one. */
  siteUrl: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** `RPC_URL_ZKSYNC`, `CHAIN_ID_ARTA`: the environment variable of a network's setting. */
export function settingName(
  prefix: 'RPC_URL' | 'RPC_QUORUM' | 'PUBLIC_RPC_URL' | 'CHAIN_ID' | 'SITE_URL',
  name: NetworkName,
): string {
  return `${prefix}_${name.toUpperCase()}`
}

/** Reads RPC URLs and the chain ids that SPEC leaves open. Throws one message that names every invalid value. */
export function readNetworkSettings(environment: Environment): readonly NetworkSettings[] {
  const wrong: string[] = []
  const settings = networks.map((network): NetworkSettings => {
    const urlsName = settingName('RPC_URL', network.name)
    const rpcUrls = (environment[urlsName] ?? '')
      .split(',')
      .map((url) => url.trim())
      .filter(Boolean)
    const quorumName = settingName('RPC_QUORUM', network.name)
    const quorum = environment[quorumName]?.trim() ?? ''
    const rpcQuorum = quorum === '' ? Math.floor(rpcUrls.length / 2) + 1 : Number(quorum)
    if (quorum !== '' && (!/^[1-9]\d?$/.test(quorum) || rpcQuorum > rpcUrls.length))
      wrong.push(`${quorumName}: a number from 1 to ${rpcUrls.length}, that of its nodes, is needed`)
    const siteName = settingName('SITE_URL', network.name)
    const siteUrl = environment[siteName]?.trim() || null
    const publicName = settingName('PUBLIC_RPC_URL', network.name)
    const publicRpcUrl = environment[publicName]?.trim() || null
    for (const [setting, url] of [
      ...rpcUrls.map((url) => [urlsName, url] as const),
      ...(siteUrl === null ? [] : [[siteName, siteUrl] as const]),
      ...(publicRpcUrl === null ? [] : [[publicName, publicRpcUrl] as const]),
    ]) {
      if (!/^https?:\/\//.test(url) || !URL.canParse(url))
        wrong.push(`${setting}: "${url}" is no http(s) address`)
    }
    const idName = settingName('CHAIN_ID', network.name)
    const id = environment[idName]
    if (!id) return { ...network, rpcUrls, rpcQuorum, publicRpcUrl, siteUrl }
    if (!/^[1-9]\d{0,15}$/.test(id)) wrong.push(`${idName}: "${id}" is no chain id`)
    if (network.chainId !== null && network.name !== 'petchain' && network.chainId !== Number(id)) {
      wrong.push(`${idName}: ${network.title} has the chain id ${network.chainId}`)
    }
    return { ...network, chainId: Number(id), rpcUrls, rpcQuorum, publicRpcUrl, siteUrl }
  })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return settings
}
