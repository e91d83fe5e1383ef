import * as z from 'zod/mini'

import { route } from '../route.ts'
import { address } from '../values.ts'
import { chainId, next, page, priced } from './priced-page.ts'

/** An offer for any tokens of a collection, with its price for each. */
export const collectionOffer = z.extend(priced, {
  id: z.string(),
  collectionId: z.string(),
  offerer: z.string(),
  /** How many tokens can still be sold into it. */
  quantity: z.int(),
  endAt: z.int(),
  offeredAt: z.int(),
})
export type CollectionOffer = z.output<typeof collectionOffer>

const collectionKey = z.string().check(z.maxLength(80))

export const collectionOffers = route({
  service: 'app',
  method: 'GET',
  path: '/trade/collections/:id/offers',
  summary: 'Offers for any tokens of a collection that can be accepted now, the best of each coin first',
  params: z.object({ id: collectionKey }),
  query: z.object(page),
  data: z.object({ list: z.array(collectionOffer), next }),
})

export const collectionOffersOf = route({
  service: 'app',
  method: 'GET',
  path: '/trade/collection-offers/:account',
  summary: 'Collection offers of an address that hold money, newest first, also those that have ended',
  params: z.object({ account: address }),
  query: z.object({ chainId, collection: z.optional(collectionKey), ...page }),
  data: z.object({
    list: z.array(
      z.extend(collectionOffer, {
        /** Empty where the collection is not indexed. */
        collectionName: z.string(),
        /** An admin has disabled the collection, so the offer is shown to nobody else. */
        isDisabled: z.boolean(),
      }),
    ),
    next,
  }),
})
