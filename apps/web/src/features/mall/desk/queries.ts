import { shopDesk } from '@mofu/wire/mall/desk'
import { shopProducts } from '@mofu/wire/mall/goods'
import { queryOptions } from '@tanstack/react-query'

import { callSigned } from '../../../session/call.ts'

export function deskQuery(shopper: string, shopId: number) {
  return queryOptions({
    queryKey: ['mall', shopper, 'desk', shopId],
    queryFn: async ({ signal }) => (await callSigned(shopDesk, { body: { shopId } }, { signal })).data,
  })
}

export const PRODUCTS_EACH = 20

export function ownProductsQuery(shopper: string, shopId: number, page: number) {
  return queryOptions({
    queryKey: ['mall', shopper, 'goods', shopId, page],
    queryFn: async ({ signal }) =>
      (await callSigned(shopProducts, { body: { shopId, pages: page, pageSize: PRODUCTS_EACH } }, { signal }))
        .data,
  })
}

export function ownProductQuery(shopper: string, shopId: number, id: number) {
  return queryOptions({
    queryKey: ['mall', shopper, 'goods', shopId, 'one', id],
    queryFn: async ({ signal }) =>
      (await callSigned(shopProducts, { body: { shopId, id } }, { signal })).data.list[0] ?? null,
    // What a person is writing is not written over by a look at the shelf.
    refetchOnWindowFocus: false,
  })
}
