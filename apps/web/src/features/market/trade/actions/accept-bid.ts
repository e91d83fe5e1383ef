import type { Address } from '@mofu/domain/address'
import type { PriceSplit } from '@mofu/domain/price-split'

import type { TxPlan } from '../../../../tx/plan.ts'
import type { Money, PetTrade } from '../traded-pet.ts'
import { aboutPet, amountOf, approvalsFor, linkToPet, marketCall } from './trade-call.ts'

export type Acceptance = PetTrade & { bidder: Address; price: Money; split: PriceSplit }

/** Sells a pet to a bidder for no less than was shown: a bid that was lowered in the meantime is rejected. */
export function acceptBid({ place, pet, bidder, price, split }: Acceptance): TxPlan {
  const { coin, amount } = price
  const part = (units: bigint) => amountOf({ amount: units, coin })
  return {
    ...aboutPet({ place, pet }),
    title: { key: 'trade.acceptTitle', values: { name: pet.name } },
    call: marketCall(place, 'acceptBid', [pet.collection, pet.tokenId, bidder, coin.address, amount]),
    gives: [{ kind: 'text', text: pet.name }],
    gets: [part(split.seller)],
    explain: [
      { label: { key: 'trade.bidder' }, value: { kind: 'address', address: bidder } },
      { label: { key: 'trade.price' }, value: amountOf(price) },
      { label: { key: 'trade.creatorGets' }, value: part(split.royalty) },
      { label: { key: 'trade.feeOfMofu' }, value: part(split.fee) },
    ],
    approvals: approvalsFor(place, [{ pet, isAllEnough: true }]),
    outcome: () => ({
      title: { key: 'trade.soldTitle', values: { name: pet.name } },
      text: { key: 'trade.soldText' },
      link: linkToPet(pet),
    }),
  }
}
