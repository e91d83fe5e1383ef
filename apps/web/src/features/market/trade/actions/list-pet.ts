import type { PriceSplit } from '@mofu/domain/price-split'

import type { TxPlan } from '../../../../tx/plan.ts'
import type { Money, PetTrade } from '../traded-pet.ts'
import { aboutPet, amountOf, approvalsFor, linkToPet, marketCall } from './trade-call.ts'

export type Listing = PetTrade & {
  price: Money
  split: PriceSplit
  /** Whether an approval for the whole collection is accepted instead of one for this pet. */
  isAllEnough: boolean
  /** In chain seconds; the screen formats it. */
  end: number
  endText: string
  /** The current ask, if it is being changed. */
  before?: Money
}

/** Lists a pet for sale, or changes its listing. It stays with its owner; the market may move this one pet. */
export function listPet({ place, pet, price, split, isAllEnough, end, endText, before }: Listing): TxPlan {
  const { amount, coin } = price
  const part = (units: bigint) => amountOf({ amount: units, coin })
  return {
    ...aboutPet({ place, pet }),
    title: { key: before ? 'trade.changeTitle' : 'trade.listTitle', values: { name: pet.name } },
    call: marketCall(place, 'sellReady', [pet.collection, pet.tokenId, coin.address, amount, 0, end]),
    gives: [],
    gets: [],
    explain: [
      ...(before ? [{ label: { key: 'trade.priceBefore' } as const, value: amountOf(before) }] : []),
      { label: { key: 'trade.price' }, value: amountOf(price) },
      { label: { key: 'trade.sellerGets' }, value: part(split.seller) },
      { label: { key: 'trade.creatorGets' }, value: part(split.royalty) },
      { label: { key: 'trade.feeOfMofu' }, value: part(split.fee) },
      { label: { key: 'trade.ends' }, value: { kind: 'text', text: endText } },
    ],
    approvals: approvalsFor(place, [{ pet, isAllEnough }]),
    outcome: () => ({
      title: { key: before ? 'trade.changedTitle' : 'trade.listedTitle', values: { name: pet.name } },
      text: { key: 'trade.listedText' },
      link: linkToPet(pet),
    }),
  }
}
