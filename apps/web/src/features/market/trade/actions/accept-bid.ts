import type { Address } from '@mofu/domain/address'
import type { PriceSplit } from '@mofu/domain/price-split'

import type { ContractCall, TxPlan } from '../../../../tx/plan.ts'
import type { Money, PetTrade } from '../traded-pet.ts'
import { aboutPet, amountOf, approvalsFor, linkToPet, marketCall } from './trade-call.ts'

export type Acceptance = PetTrade & { bidder: Address; price: Money; split: PriceSplit }

/** Sells a pet to a bidder for no less than was shown: a bid that was lowered in the meantime is rejected. */
export function acceptBid(acceptance: Acceptance): TxPlan {
  const { place, pet, bidder, price } = acceptance
  const args = [pet.collection, pet.tokenId, bidder, price.coin.address, price.amount]
  return selling(acceptance, marketCall(place, 'acceptBid', args))
}

/** The same, into an offer for any pet of its collection. */
export function acceptCollectionOffer(acceptance: Acceptance): TxPlan {
  const { place, pet, bidder, price } = acceptance
  const args = [pet.collection, [pet.tokenId], bidder, price.coin.address, price.amount]
  return selling(acceptance, marketCall(place, 'acceptCollectionOffer', args))
}

function selling({ place, pet, bidder, price, split }: Acceptance, call: ContractCall): TxPlan {
  const part = (units: bigint) => amountOf({ amount: units, coin: price.coin })
  return {
    ...aboutPet({ place, pet }),
    title: { key: 'trade.acceptTitle', values: { name: pet.name } },
    call,
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
