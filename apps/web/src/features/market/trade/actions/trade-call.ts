import { collectionAbi } from '@mofu/chain/collections'
import { marketAbi } from '@mofu/chain/market'
import type { Abi } from 'viem'

import type { ContractCall, ExplainValue, TokenApproval, Spending, TxPlan } from '../../../../tx/plan.ts'
import type { Money, PetTrade, TradedPet } from '../traded-pet.ts'
import { type Coin, nativeCoin, type TradingPlace } from '../trading-place.ts'

/** The market's ABI with the errors of the collections it calls, so that reverts of both can be decoded. */
const abi: Abi = [...marketAbi, ...collectionAbi.filter(({ type }) => type === 'error')]

export function marketCall(
  { market }: TradingPlace,
  functionName: string,
  args: readonly unknown[],
  value = 0n,
): ContractCall {
  return { address: market, abi, functionName, args, value }
}

export function isNative({ address }: Coin): boolean {
  return address === nativeCoin
}

export function amountOf({ amount, coin }: Money): ExplainValue {
  return { kind: 'amount', amount, coin: coin.symbol, decimals: coin.decimals }
}

/** How money leaves the wallet: as the call's value, or taken by the market after an exact approval. */
export function paying(
  { market }: TradingPlace,
  { amount, coin }: Money,
): { value: bigint; spends?: Spending } {
  if (isNative(coin)) return { value: amount }
  if (amount === 0n) return { value: 0n }
  const { address: token, symbol, decimals } = coin
  return { value: 0n, spends: { token, spender: market, amount, coin: symbol, decimals } }
}

/** Approvals for the market to move these pets, one per collection. */
export function approvalsFor(
  { market }: TradingPlace,
  pets: readonly { pet: TradedPet; isAllEnough: boolean }[],
): readonly TokenApproval[] {
  const collections = new Map(pets.map(({ pet }) => [pet.collection, pet.collectionName]))
  return [...collections].map(([collection, collectionName]) => {
    const inside = pets.filter(({ pet }) => pet.collection === collection)
    return {
      collection,
      collectionName,
      operator: market,
      tokens: inside.map(({ pet }) => ({ tokenId: pet.tokenId, name: pet.name })),
      isAllEnough: inside.every(({ isAllEnough }) => isAllEnough),
    }
  })
}

/** What every action on a pet has in common. */
export function aboutPet({ place, pet }: PetTrade): Pick<TxPlan, 'chainId' | 'subject' | 'invalidates'> {
  return {
    chainId: place.chainId,
    subject: { name: pet.name, picture: pet.picture },
    invalidates: [['market'], ['collections'], ['credits']],
  }
}

export function linkToPet(pet: TradedPet) {
  return {
    label: { key: 'trade.seePet', values: { name: pet.name } },
    to: '/detail/$id',
    params: { id: pet.id },
  } as const
}
