import { type Address, parseAddress } from '@mofu/domain/address'

import type { LiveNetwork } from '../../api/app-config.ts'

/** The gacha of a chain, and the contract its pulls get their random numbers from. */
export type GachaPlace = { chainId: number; gacha: Address; randomness: Address }

/** Undefined where these contracts are not deployed. */
export function gachaPlace({
  chainId,
  contracts,
}: Pick<LiveNetwork, 'chainId' | 'contracts'>): GachaPlace | undefined {
  const gacha = parseAddress(contracts?.['Gacha'] ?? '')
  const randomness = parseAddress(contracts?.['Randomness'] ?? '')
  return gacha && randomness ? { chainId, gacha, randomness } : undefined
}
