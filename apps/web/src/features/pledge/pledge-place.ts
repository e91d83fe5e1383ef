import { type Address, parseAddress } from '@mofu/domain/address'

import type { LiveNetwork } from '../../api/app-config.ts'

/** The pledge contract of a chain, and who governs it. */
export type PledgePlace = { chainId: number; pledge: Address; roles: Address }

/** Undefined where pledging is not deployed. */
export function pledgePlace({
  chainId,
  contracts,
}: Pick<LiveNetwork, 'chainId' | 'contracts'>): PledgePlace | undefined {
  const pledge = parseAddress(contracts?.['Pledge'] ?? '')
  const roles = parseAddress(contracts?.['Roles'] ?? '')
  return pledge && roles && { chainId, pledge, roles }
}

export function addressOf(text: string): Address {
  const address = parseAddress(text)
  if (!address) throw new Error(`${text} is not an address`)
  return address
}
