import { auctionsAbi } from '@mofu/chain/auctions'
import { collectionAbi } from '@mofu/chain/collections'
import type { Address } from '@mofu/domain/address'
import type { Abi } from 'viem'

import type { ContractCall, TxPlan } from '../../../tx/plan.ts'

/** With the errors of the collections it calls, so that reverts of both can be decoded. */
const abi: Abi = [...auctionsAbi, ...collectionAbi.filter(({ type }) => type === 'error')]

/** The token of a lot, with its name and picture for the explanation. */
export type LotToken = {
  chainId: number
  /** The auctions' contract. */
  contract: Address
  nftId: string
  collection: Address
  tokenId: bigint
  name: string
  picture: string
}

export type LotCoin = { address: Address; symbol: string; decimals: number }

/** Every call names the token first. */
export function lotCall(
  { contract, collection, tokenId }: LotToken,
  functionName: string,
  args: readonly unknown[] = [],
  value = 0n,
): ContractCall {
  return { address: contract, abi, functionName, args: [collection, tokenId, ...args], value }
}

/** What every action on a lot has in common. */
export function aboutLot({
  chainId,
  name,
  picture,
}: LotToken): Pick<TxPlan, 'chainId' | 'subject' | 'invalidates'> {
  return { chainId, subject: { name, picture }, invalidates: [['auctions'], ['market'], ['credits']] }
}

export function linkToLot({ nftId }: LotToken) {
  return { label: { key: 'auctions.seeLot' }, to: '/auction-detail/$id', params: { id: nftId } } as const
}
