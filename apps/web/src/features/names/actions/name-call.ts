import { namesAbi } from '@mofu/chain/names'
import { nameTokenId } from '@mofu/domain/name-label'
import { nftId } from '@mofu/domain/nft-id'

import type { ContractCall, ExplainValue, TxPlan } from '../../../tx/plan.ts'
import { namePicture } from '../name-picture.ts'
import type { NameCoin, NamesPlace } from '../names-place.ts'

export function nameCall(
  { contract }: NamesPlace,
  functionName: string,
  args: readonly unknown[],
  value = 0n,
): ContractCall {
  return { address: contract, abi: namesAbi, functionName, args, value }
}

/** What every action on a name has in common. */
export function aboutName(
  { chainId }: NamesPlace,
  label: string,
): Pick<TxPlan, 'chainId' | 'subject' | 'invalidates'> {
  const name = `${label}.pet`
  return {
    chainId,
    subject: { name, picture: namePicture(name) },
    invalidates: [['names'], ['market']],
  }
}

export function linkToName({ chainId, contract }: NamesPlace, label: string) {
  const id = nftId({ chainId, contract, tokenId: nameTokenId(label) })
  return { label: { key: 'names.seeName' }, to: '/pnsdetail/$id', params: { id } } as const
}

export function textValue(text: string): ExplainValue {
  return { kind: 'text', text }
}

export function amountValue({ symbol, decimals }: NameCoin, amount: bigint): ExplainValue {
  return { kind: 'amount', amount, coin: symbol, decimals }
}

/** A price in a token is approved exactly; one in the native coin is sent with the call. */
export function paymentOf(
  { contract }: NamesPlace,
  { address, symbol, decimals }: NameCoin,
  amount: bigint,
): { value: bigint; spends: Pick<TxPlan, 'spends'> } {
  if (/^0x0{40}$/.test(address)) return { value: amount, spends: {} }
  return {
    value: 0n,
    spends: { spends: { token: address, spender: contract, amount, coin: symbol, decimals } },
  }
}
