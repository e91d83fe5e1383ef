import type { TxPlan } from '../../../../tx/plan.ts'
import type { Money, PetTrade } from '../traded-pet.ts'
import { aboutPet, amountOf, linkToPet, marketCall } from './trade-call.ts'

/** Cancels the owner's listing. Also works while the market is paused. */
export function unlistPet({ place, pet, price }: PetTrade & { price: Money }): TxPlan {
  return {
    ...aboutPet({ place, pet }),
    title: { key: 'trade.unlistTitle', values: { name: pet.name } },
    call: marketCall(place, 'cancelSell', [pet.collection, pet.tokenId]),
    gives: [],
    gets: [],
    explain: [{ label: { key: 'trade.priceBefore' }, value: amountOf(price) }],
    outcome: () => ({
      title: { key: 'trade.unlistedTitle', values: { name: pet.name } },
      text: { key: 'trade.unlistedText' },
      link: linkToPet(pet),
    }),
  }
}
