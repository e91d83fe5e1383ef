import { collectionOffers, collectionOffersOf } from '@mofu/wire/market/collection-offers'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call } from '../../../api/call.ts'
import type { OwnerAtBlock } from '../trade/mine/queries.ts'

const first = undefined as string | undefined

/** The open offers for any pet of a collection, the best of each coin first. */
export function collectionOffersQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['market', 'collection-offers', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        collectionOffers,
        { params: { id }, query: pageParam === undefined ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: first,
    getNextPageParam: ({ data }) => data.next ?? undefined,
  })
}

/** An account has at most one offer for a collection. */
export function ownCollectionOfferQuery({ chainId, account, block }: OwnerAtBlock, collection: string) {
  return queryOptions({
    queryKey: ['market', 'own-collection-offer', chainId, account, collection, block],
    queryFn: async ({ signal }) => {
      const query = { chainId, collection }
      const { data } = await call(collectionOffersOf, { params: { account }, query }, { signal })
      return data.list[0] ?? null
    },
  })
}

export function myCollectionOffersQuery(whose: OwnerAtBlock) {
  const { chainId, account } = whose
  return infiniteQueryOptions({
    queryKey: ['market', 'my-collection-offers', whose],
    queryFn: ({ pageParam, signal }) =>
      call(
        collectionOffersOf,
        {
          params: { account },
          query: { chainId, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: first,
    getNextPageParam: ({ data }) => data.next ?? undefined,
  })
}
