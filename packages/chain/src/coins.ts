import { type Address, lowerAddress } from '@mofu/domain/address'

import type { Deployment } from './deployment.ts'
import type { NetworkSettings } from './network-settings.ts'

/** A coin that prices can be in. */
export type NamedCoin = { address: Address; symbol: string; decimals: number }

export const nativeCoin: Address = '0x0000000000000000000000000000000000000000'

/** The platform's own tokens, by their deployment names. */
const deployedCoins: Readonly<Record<string, { symbol: string; decimals: number }>> = {
  Gbt: { symbol: 'GBT', decimals: 18 },
  DevStable: { symbol: 'tUSD', decimals: 6 },
}

/** Third-party tokens that the market supports. Add a line here when supporting another one, so that it has a name. */
const coinsOfOthers: Readonly<Record<number, readonly NamedCoin[]>> = {}

/** The known coins of one network, its native coin first. */
export function coinsOn(
  { chainId, coin }: Pick<NetworkSettings, 'chainId' | 'coin'>,
  deployments: readonly Deployment[],
): readonly NamedCoin[] {
  if (chainId === null) return []
  const contracts = deployments.find((deployment) => deployment.chainId === chainId)?.contracts ?? {}
  const own = Object.entries(deployedCoins).flatMap(([name, words]) => {
    const address = contracts[name]?.address
    return address ? [{ address: lowerAddress(address), ...words }] : []
  })
  return [{ address: nativeCoin, symbol: coin, decimals: 18 }, ...own, ...(coinsOfOthers[chainId] ?? [])]
}
