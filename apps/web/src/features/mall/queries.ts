import type { ProductOrder } from '@mofu/domain/mall/product-order'
import { addressList, japanPostal } from '@mofu/wire/mall/addresses'
import * as wire from '@mofu/wire/mall/catalogue'
import { myShops, shopApplications } from '@mofu/wire/mall/merchant/shops'
import { myInvitations } from '@mofu/wire/mall/merchant/staff'
import type { Data } from '@mofu/wire/route'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call, callSigned } from '../../api/call.ts'

export type Product = Data<typeof wire.product>
export type OwnShop = Data<typeof myShops>['list'][number]
export type Shop = Data<typeof wire.shopPage>

export type ProductFilter = {
  keyword: string
  categoryId: number
  orderBy: ProductOrder
  orderByType: 'asc' | 'desc'
  shopId?: number
  priceFrom?: string
  priceTo?: string
  isInStock?: boolean
}

/** So many empty pages are skipped before the reader is asked whether to go on. */
const EMPTY_PAGES = 5

export function productsQuery(filter: ProductFilter) {
  return infiniteQueryOptions({
    queryKey: ['mall', 'products', filter],
    queryFn: async ({ pageParam, signal }) => {
      const ask = async (cursor: string | undefined) =>
        (
          await call(
            wire.getProductsBySearch,
            { body: { ...filter, ...(cursor === undefined ? {} : { cursor }) } },
            { signal },
          )
        ).data
      const first = await ask(pageParam)
      let page = first
      // Where matches are rare a page may be empty and its cursor continue.
      for (let more = 0; more < EMPTY_PAGES && page.list.length === 0 && page.next !== null; more++) {
        page = await ask(page.next)
      }
      return { ...page, total: first.total, readAs: first.readAs }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function suggestionsQuery(keyword: string) {
  return queryOptions({
    queryKey: ['mall', 'suggestions', keyword],
    queryFn: async ({ signal }) => (await call(wire.suggestions, { query: { keyword } }, { signal })).data,
    enabled: keyword !== '',
    placeholderData: (before) => before,
    retry: false,
  })
}

export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['mall', 'product', id],
    queryFn: async ({ signal }) => (await call(wire.product, { query: { id } }, { signal })).data,
  })
}

/** Fetched each time a cart is shown: prices and stock change at any time. */
export function cartLinesQuery(skuIds: readonly number[]) {
  return queryOptions({
    queryKey: ['mall', 'cart', ...skuIds],
    queryFn: async ({ signal }) =>
      skuIds.length === 0
        ? []
        : (await call(wire.cartLines, { body: { skuIds: [...skuIds] } }, { signal })).data.list,
    staleTime: 0,
  })
}

export function favouritesQuery(shopper: string) {
  return queryOptions({
    queryKey: ['mall', shopper, 'favourites'],
    queryFn: async ({ signal }) => (await callSigned(wire.favoritesList, {}, { signal })).data.list,
  })
}

export function shopQuery(id: number) {
  return queryOptions({
    queryKey: ['mall', 'shop', id],
    queryFn: async ({ signal }) => (await call(wire.shopPage, { query: { id } }, { signal })).data,
  })
}

export function addressesQuery(shopper: string) {
  return queryOptions({
    queryKey: ['mall', shopper, 'addresses'],
    queryFn: async ({ signal }) => (await callSigned(addressList, {}, { signal })).data.list,
  })
}

export function japanPostalQuery(code: string) {
  return queryOptions({
    queryKey: ['mall', 'japan-postal', code],
    queryFn: async ({ signal }) => (await call(japanPostal, { query: { code } }, { signal })).data.list,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function ownShopsQuery(shopper: string) {
  return queryOptions({
    queryKey: ['mall', shopper, 'shops'],
    queryFn: async ({ signal }) => (await callSigned(myShops, {}, { signal })).data.list,
  })
}

export function invitationsQuery(shopper: string) {
  return queryOptions({
    queryKey: ['mall', shopper, 'invitations'],
    queryFn: async ({ signal }) => (await callSigned(myInvitations, {}, { signal })).data.list,
  })
}

export function applicationsQuery(shopper: string) {
  return queryOptions({
    queryKey: ['mall', shopper, 'applications'],
    queryFn: async ({ signal }) => (await callSigned(shopApplications, {}, { signal })).data.list,
  })
}
