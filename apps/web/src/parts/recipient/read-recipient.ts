import { type Address, parseAddress } from '@mofu/domain/address'
import { nameTokenId } from '@mofu/domain/name-label'
import { payoutFault } from '@mofu/domain/payout-address'
import type { Client } from 'viem'

import { resolveName, type TypedName } from '../../wallet/resolve-name.ts'
import { readLabel } from './read-label.ts'

/** Where names are looked up: on the chain itself, because the index may be behind it. */
export type NameService = { client: Client; chainId: number; contract: Address }

export type Found = { state: 'found'; address: Address; typed: TypedName | undefined }
type RecipientFault = 'shape' | 'checksum' | 'zero' | 'label' | 'free' | 'failed'
export type Wrong = { state: 'wrong'; fault: RecipientFault; name: string }

export function isNameLike(text: string): boolean {
  return /\.pet$/i.test(text)
}

export function readAddress(text: string): Found | Wrong {
  const fault = payoutFault(text)
  const address = parseAddress(text)
  if (fault !== undefined || address === undefined)
    return { state: 'wrong', fault: fault ?? 'shape', name: text }
  return { state: 'found', address, typed: undefined }
}

/** The address that a name resolves to now. Rejects if the chain does not answer. */
export async function lookUpName({ client, contract }: NameService, text: string): Promise<Found | Wrong> {
  const read = await readLabel(text)
  if (!read || 'fault' in read) return { state: 'wrong', fault: 'label', name: text }
  const name = `${read.label}.pet`
  const tokenId = nameTokenId(read.label)
  const address = await resolveName(client, { contract, tokenId })
  if (address === undefined) return { state: 'wrong', fault: 'free', name }
  return { state: 'found', address, typed: { name, contract, tokenId, address } }
}
