import type { Address } from '@mofu/domain/address'

import type { TxPlan } from '../../../../tx/plan.ts'
import type { Money, PetTrade } from '../traded-pet.ts'
import { aboutPet, amountOf, linkToPet, marketCall } from './trade-call.ts'

/** Cancels a bid and refunds all its money. Also works once it has expired, and while the market is paused. */
export function cancelBid({
  place,
  pet,
  price,
  account,
}: PetTrade & { price: Money; account: Address }): TxPlan {
  return {
    ...aboutPet({ place, pet }),
    title: { key: 'trade.unbidTitle', values: { name: pet.name } },
    call: marketCall(place, 'cancelBid', [pet.collection, pet.tokenId, account]),
    gives: [],
    gets: [amountOf(price)],
    explain: [{ label: { key: 'trade.moneyTo' }, value: { kind: 'address', address: account } }],
    outcome: () => ({
      title: { key: 'trade.unbidDoneTitle' },
      text: { key: 'trade.unbidDoneText' },
      link: linkToPet(pet),
    }),
  }
}
