import type { Address } from '@mofu/domain/address'

import type { TxPlan } from '../../../../tx/plan.ts'
import { amountOf, marketCall } from '../../trade/actions/trade-call.ts'
import type { Money } from '../../trade/traded-pet.ts'
import { aboutCollection, type CollectionTrade, linkToOffers } from '../offered-collection.ts'

type Cancelling = CollectionTrade & { held: Money; account: Address }

/** Cancels an offer and refunds what is left of it. Also works once it has expired, and while the market is paused. */
export function cancelCollectionOffer({ place, collection, held, account }: Cancelling): TxPlan {
  return {
    ...aboutCollection({ place, collection }),
    title: { key: 'trade.collectionOffers.cancelTitle', values: { name: collection.name } },
    call: marketCall(place, 'cancelCollectionOffer', [collection.address, account]),
    gives: [],
    gets: [amountOf(held)],
    explain: [{ label: { key: 'trade.moneyTo' }, value: { kind: 'address', address: account } }],
    outcome: () => ({
      title: { key: 'trade.unbidDoneTitle' },
      text: { key: 'trade.unbidDoneText' },
      link: linkToOffers(collection),
    }),
  }
}
