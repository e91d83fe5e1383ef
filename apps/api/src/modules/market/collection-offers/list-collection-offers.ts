import type { Database } from '@mofu/db/connect'

import { type Page, pageBefore } from '../trade/page.ts'
import type { CollectionOffer } from './collection-offer.ts'
import { listCollectionOffersOf, listOffersToAccept, listOpenOffers } from './store.ts'

/** Of each coin, beside the bids for one token. */
const OFFERS_SHOWN = 20

/** `time` is the chain's. */
type OfCollection = { collectionId: string; time: number; page: Page }

/** The best first, so the next page continues after a place in the list and not before a place in the chain. */
export function listCollectionOffers(db: Database, { page, ...listed }: OfCollection) {
  return pageBefore(
    page,
    ({ before: after = 0, most }) => listOpenOffers(db, listed, { after, most }),
    ({ position }) => position,
  )
}

export function listOwnCollectionOffers(
  db: Database,
  { page, ...whose }: { account: string; chainId: number; collectionId: string | undefined; page: Page },
) {
  return pageBefore(
    page,
    (slice) => listCollectionOffersOf(db, whose, slice),
    ({ offerOrder }) => offerOrder,
  )
}

/** What the holder of a token may sell it into. A token that does not exist has no holder. */
export function listOffersForToken(
  db: Database,
  token: { nftId: string; collectionId: string; time: number },
): Promise<CollectionOffer[]> {
  return listOffersToAccept(db, token, OFFERS_SHOWN)
}
