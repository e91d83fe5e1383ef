import { collectionAbi } from '@mofu/chain/collections'
import { pledgeAbi } from '@mofu/chain/pledge'
import type { Address } from '@mofu/domain/address'
import type { Abi } from 'viem'

import type { ContractCall, TxPlan } from '../../../tx/plan.ts'

/** With the errors of the collections it calls, so that reverts of both can be decoded. */
const abi: Abi = [...pledgeAbi, ...collectionAbi.filter(({ type }) => type === 'error')]

/** A token, with its name and picture for the explanation. */
export type PledgeToken = {
  chainId: number
  /** The pledge contract. */
  contract: Address
  nftId: string
  collection: Address
  tokenId: bigint
  name: string
  picture: string
}

/** A collection whose settings or shares an action is about. */
export type PledgeCollection = { chainId: number; contract: Address; collection: Address; name: string }

export function pledgeCall(address: Address, functionName: string, args: readonly unknown[]): ContractCall {
  return { address, abi, functionName, args, value: 0n }
}

/** What every action has in common. */
export function about({
  chainId,
  name,
  picture = '/favicon.svg',
}: {
  chainId: number
  name: string
  picture?: string
}): Pick<TxPlan, 'chainId' | 'subject' | 'invalidates'> {
  return { chainId, subject: { name, picture }, invalidates: [['pledge'], ['market']] }
}
