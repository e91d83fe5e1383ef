import { merchantDashboard } from '@mofu/wire/mall/merchant'
import { shopProducts } from '@mofu/wire/mall/merchant/products'
import { queryOptions } from '@tanstack/react-query'

import { callSigned } from '../../../api/call.ts'

export function dashboardQuery(shopper: string, shopId: number) {
  return queryOptions({
    queryKey: ['mall', shopper, 'desk', shopId],
    queryFn: async ({ signal }) =>
      (await callSigned(merchantDashboard, { body: { shopId } }, { signal })).data,
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
    // A refetch must not overwrite what the merchant is typing.
    refetchOnWindowFocus: false,
  })
}
