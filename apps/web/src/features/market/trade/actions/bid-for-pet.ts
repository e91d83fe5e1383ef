import type { TxPlan } from '../../../../tx/plan.ts'
import type { Money, PetTrade } from '../traded-pet.ts'
import { aboutPet, amountOf, linkToPet, marketCall, paying } from './trade-call.ts'

export type Bidding = PetTrade & { price: Money; end: number; endText: string }

/** Bids for a pet. The market holds the money until the bid is accepted or cancelled. */
export function bidForPet({ place, pet, price, end, endText }: Bidding): TxPlan {
  const { value, spends } = paying(place, price)
  return {
    ...aboutPet({ place, pet }),
    title: { key: 'trade.bidTitle', values: { name: pet.name } },
    call: marketCall(
      place,
      'bid',
      [pet.collection, pet.tokenId, price.coin.address, price.amount, end],
      value,
    ),
    gives: [amountOf(price)],
    gets: [],
    explain: [
      { label: { key: 'trade.ends' }, value: { kind: 'text', text: endText } },
      { label: { key: 'trade.whoseBid' }, value: { kind: 'text', text: pet.name } },
    ],
    ...(spends ? { spends } : {}),
    outcome: () => ({
      title: { key: 'trade.bidPlacedTitle' },
      text: { key: 'trade.bidPlacedText' },
      link: linkToPet(pet),
    }),
  }
}

export type Rebidding = Bidding & { before: Money }

/** Changes a bid: only the difference is paid or refunded. */
export function changeBid({ place, pet, price, end, endText, before }: Rebidding): TxPlan {
  const { coin } = price
  const isMore = price.amount >= before.amount
  const difference = { amount: isMore ? price.amount - before.amount : before.amount - price.amount, coin }
  const { value, spends } = isMore ? paying(place, difference) : { value: 0n }
  return {
    ...aboutPet({ place, pet }),
    title: { key: 'trade.changeBidTitle', values: { name: pet.name } },
    call: marketCall(place, 'updateBidPrice', [pet.collection, pet.tokenId, price.amount, end], value),
    gives: isMore && difference.amount > 0n ? [amountOf(difference)] : [],
    gets: isMore ? [] : [amountOf(difference)],
    explain: [
      { label: { key: 'trade.bidBefore' }, value: amountOf(before) },
      { label: { key: 'trade.bidNow' }, value: amountOf(price) },
      { label: { key: 'trade.difference' }, value: amountOf(difference) },
      { label: { key: 'trade.ends' }, value: { kind: 'text', text: endText } },
    ],
    ...(spends ? { spends } : {}),
    outcome: () => ({
      title: { key: 'trade.bidChangedTitle' },
      text: { key: 'trade.bidPlacedText' },
      link: linkToPet(pet),
    }),
  }
}
