import type { TxPlan } from '../../../../tx/plan.ts'
import { amountOf, marketCall, paying } from '../../trade/actions/trade-call.ts'
import type { Money } from '../../trade/traded-pet.ts'
import { aboutCollection, type CollectionTrade, heldFor, linkToOffers } from '../offered-collection.ts'

export type Offering = CollectionTrade & {
  /** For each pet. */
  price: Money
  quantity: number
  end: number
  endText: string
}

/** Offers to buy any pets of a collection. The market holds the money for all of them. */
export function makeCollectionOffer({ place, collection, price, quantity, end, endText }: Offering): TxPlan {
  const held = heldFor(price, quantity)
  const { value, spends } = paying(place, held)
  return {
    ...aboutCollection({ place, collection }),
    title: { key: 'trade.collectionOffers.makeTitle', values: { name: collection.name } },
    call: marketCall(
      place,
      'makeCollectionOffer',
      [collection.address, price.coin.address, price.amount, quantity, end],
      value,
    ),
    gives: [amountOf(held)],
    gets: [],
    explain: [
      { label: { key: 'trade.collectionOffers.priceEach' }, value: amountOf(price) },
      { label: { key: 'trade.collectionOffers.quantity' }, value: { kind: 'text', text: String(quantity) } },
      { label: { key: 'trade.collectionOffers.held' }, value: amountOf(held) },
      { label: { key: 'trade.ends' }, value: { kind: 'text', text: endText } },
    ],
    ...(spends ? { spends } : {}),
    outcome: () => ({
      title: { key: 'trade.bidPlacedTitle' },
      text: { key: 'trade.collectionOffers.madeText' },
      link: linkToOffers(collection),
    }),
  }
}

/** Changes the price and the end of an offer: only the difference for the pets that are left is paid or refunded. */
export function changeCollectionOffer(offering: Offering & { before: Money }): TxPlan {
  const { place, collection, price, before, quantity, end, endText } = offering
  const isMore = price.amount >= before.amount
  const [more, less] = isMore ? [price.amount, before.amount] : [before.amount, price.amount]
  const difference = heldFor({ amount: more - less, coin: price.coin }, quantity)
  const { value, spends } = isMore ? paying(place, difference) : { value: 0n }
  return {
    ...aboutCollection({ place, collection }),
    title: { key: 'trade.collectionOffers.changeTitle', values: { name: collection.name } },
    call: marketCall(place, 'updateCollectionOffer', [collection.address, price.amount, end], value),
    gives: isMore && difference.amount > 0n ? [amountOf(difference)] : [],
    gets: isMore ? [] : [amountOf(difference)],
    explain: [
      { label: { key: 'trade.bidBefore' }, value: amountOf(before) },
      { label: { key: 'trade.bidNow' }, value: amountOf(price) },
      { label: { key: 'trade.collectionOffers.quantity' }, value: { kind: 'text', text: String(quantity) } },
      { label: { key: 'trade.difference' }, value: amountOf(difference) },
      { label: { key: 'trade.ends' }, value: { kind: 'text', text: endText } },
    ],
    ...(spends ? { spends } : {}),
    outcome: () => ({
      title: { key: 'trade.bidChangedTitle' },
      text: { key: 'trade.collectionOffers.madeText' },
      link: linkToOffers(collection),
    }),
  }
}
