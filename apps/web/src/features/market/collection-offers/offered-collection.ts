import type { Address } from '@mofu/domain/address'

import type { TxPlan } from '../../../tx/plan.ts'
import type { Money } from '../trade/traded-pet.ts'
import type { TradingPlace } from '../trade/trading-place.ts'

/** A collection for a transaction: its address, and its name and picture for the explanation. */
export type OfferedCollection = { id: string; address: Address; name: string; picture: string }

/** The subject of an action on a collection offer. */
export type CollectionTrade = { place: TradingPlace; collection: OfferedCollection }

/** What the market holds for an offer. */
export function heldFor({ amount, coin }: Money, quantity: number): Money {
  return { amount: amount * BigInt(quantity), coin }
}

export function aboutCollection({
  place,
  collection: { name, picture },
}: CollectionTrade): Pick<TxPlan, 'chainId' | 'subject' | 'invalidates'> {
  return {
    chainId: place.chainId,
    subject: { name, picture },
    invalidates: [['market'], ['collections'], ['credits']],
  }
}

export function linkToOffers({ id }: OfferedCollection) {
  return {
    label: { key: 'trade.collectionOffers.seeOffers' },
    to: '/collection-list/$id',
    params: { id },
    search: { tab: 'offers' },
  } as const
}
