import type { Address } from '@mofu/domain/address'
import { erc20Abi } from 'viem'

import { shortAmount } from '../../../parts/amount.ts'
import type { TxPlan } from '../../../tx/plan.ts'
import type { MintFee } from '../mint-fee.ts'
import type { MintPlace } from '../mint-place.ts'
import type { Offer } from '../offer.ts'

export type AllowOrder = {
  place: MintPlace
  offer: Pick<Offer, 'number' | 'name' | 'picture'>
  fee: MintFee
  token: Address
}

/** Lets the collection take the mint fee, exactly once that much and never more. */
export function allowFee({ place, offer, fee, token }: AllowOrder): TxPlan {
  const { amount, coin, decimals } = fee
  const { name, number, picture } = offer
  return {
    chainId: place.chainId,
    title: { key: 'mint.allowTitle', values: { amount: `${shortAmount(amount, decimals)} ${coin}` } },
    call: {
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [place.collection, amount],
      value: 0n,
    },
    explain: [
      { label: { key: 'mint.allowWho' }, value: { kind: 'amount', amount, coin, decimals } },
      { label: { key: 'market.collection' }, value: { kind: 'address', address: place.collection } },
    ],
    subject: { name, picture },
    touches: [['mint', 'allowance']],
    outcome: () => ({
      title: { key: 'mint.allowDoneTitle' },
      text: { key: 'mint.allowDoneText' },
      link: { label: { key: 'mint.allowDoneLink', values: { name } }, to: '/mint', search: { pet: number } },
    }),
  }
}
