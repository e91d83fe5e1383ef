import * as wire from '@mofu/wire/mall/moderation'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { callSigned } from '../../../api/call.ts'

export type { ModeratedProduct, ModeratedShop } from '@mofu/wire/mall/moderation'

export type ShopFilter = { text: string; status?: 'open' | 'suspended' }

export function moderatedShopsQuery(shopper: string, filter: ShopFilter) {
  return infiniteQueryOptions({
    queryKey: ['mall', shopper, 'moderation', filter],
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === undefined ? {} : { before: pageParam }
      return (await callSigned(wire.moderatedShops, { body: { ...filter, ...before } }, { signal })).data
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function moderatedProductsQuery(shopper: string, shopId: number) {
  return infiniteQueryOptions({
    queryKey: ['mall', shopper, 'moderation', 'products', shopId],
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === undefined ? {} : { before: pageParam }
      return (await callSigned(wire.moderatedProducts, { body: { shopId, ...before } }, { signal })).data
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
