import { type Address, parseAddress } from '@mofu/domain/address'

import type { LiveNetwork } from '../../api/app-config.ts'

export type NameCoin = { address: Address; symbol: string; decimals: number }

/** The name service of a chain, and the coins that its prices may be in. */
export type NamesPlace = { chainId: number; contract: Address; coins: readonly NameCoin[] }

/** Undefined where names are not deployed. */
export function namesPlace({
  chainId,
  contracts,
  coins,
}: Pick<LiveNetwork, 'chainId' | 'contracts' | 'coins'>): NamesPlace | undefined {
  const contract = parseAddress(contracts?.['Names'] ?? '')
  if (!contract) return undefined
  const known = coins.flatMap(({ address, symbol, decimals }): NameCoin[] => {
    const parsed = parseAddress(address)
    return parsed ? [{ address: parsed, symbol, decimals }] : []
  })
  return { chainId, contract, coins: known }
}
