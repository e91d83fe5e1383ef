import { type Address, parseAddress } from '@mofu/domain/address'

import type { LiveNetwork } from '../../session/app-config.ts'

/** Where a pet is minted: the collection that is open to everyone, and the factory that sets its fee. */
export type MintPlace = { chainId: number; coin: string; collection: Address; factory: Address }

/** Undefined where these contracts are not deployed. */
export function mintPlace({ chainId, coin, contracts }: LiveNetwork): MintPlace | undefined {
  const collection = parseAddress(contracts?.['DefaultCollection'] ?? '')
  const factory = parseAddress(contracts?.['CollectionFactory'] ?? '')
  return collection && factory ? { chainId, coin, collection, factory } : undefined
}
