import * as wire from '@mofu/wire/mall/reviews'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call, callSigned } from '../../../api/call.ts'

export type { HiddenReview, OrderReview, Review } from '@mofu/wire/mall/reviews'

export function productReviewsQuery(productId: number) {
  return infiniteQueryOptions({
    queryKey: ['mall', 'reviews', productId],
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === undefined ? {} : { before: pageParam }
      return (await call(wire.productReviews, { query: { productId, ...before } }, { signal })).data
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function hiddenReviewsQuery(reader: string, productId: number) {
  return queryOptions({
    queryKey: ['mall', reader, 'hidden-reviews', productId],
    queryFn: async ({ signal }) =>
      (await callSigned(wire.hiddenReviews, { query: { productId } }, { signal })).data.list,
  })
}

export function orderReviewsQuery(shopper: string, orderId: string) {
  return queryOptions({
    queryKey: ['mall', shopper, 'reviews', orderId],
    queryFn: async ({ signal }) =>
      (await callSigned(wire.orderReviews, { body: { orderId } }, { signal })).data.list,
  })
}
