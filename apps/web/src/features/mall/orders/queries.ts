import * as shopWire from '@mofu/wire/mall/merchant-orders'
import * as wire from '@mofu/wire/mall/orders'
import * as linkWire from '@mofu/wire/mall/pay-links'
import { payList, type PayOption } from '@mofu/wire/mall/payments'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'

import { call, callSigned } from '../../../session/call.ts'

export type Confirmed = Data<typeof wire.confirmOrder>
export type { OrderDetail, OrderRow } from '@mofu/wire/mall/orders'
export type { PayOption } from '@mofu/wire/mall/payments'
export type { PayLinkData } from '@mofu/wire/mall/pay-links'
export type LinkedOrder = linkWire.PayLinkData['orders'][number]
export type StatementRow = Data<typeof shopWire.shopStatement>['list'][number]

/** While something is under way on the chain, it is looked at again so often. */
const WATCH_MS = 2_000

/** Goes to the default address unless another one is named. */
export function confirmQuery(
  shopper: string,
  {
    skus,
    isPickup,
    addressId,
  }: { skus: readonly string[]; isPickup: boolean; addressId: string | undefined },
) {
  return queryOptions({
    queryKey: ['mall', shopper, 'confirm', skus.join(), isPickup, addressId ?? ''],
    queryFn: async ({ signal }) => {
      const chosen = addressId === undefined ? {} : { recieveAddressId: addressId }
      const body = { skuids: [...skus], isPickup, ...chosen }
      return (await callSigned(wire.confirmOrder, { body }, { signal })).data
    },
    staleTime: 0,
    placeholderData: (before) => before,
  })
}

export function ordersQuery(shopper: string, status: number, page: number) {
  return queryOptions({
    queryKey: ['mall', shopper, 'orders', status, page],
    queryFn: async ({ signal }) =>
      (await callSigned(wire.orderList, { body: { status, pages: page, pageSize: 10 } }, { signal })).data,
    placeholderData: (before) => before,
  })
}

export function shopOrdersQuery(shopper: string, shopId: number, status: number, page: number) {
  return queryOptions({
    queryKey: ['mall', shopper, 'shop-orders', shopId, status, page],
    queryFn: async ({ signal }) => {
      const body = { shopId, status, pages: page, pageSize: 10 }
      return (await callSigned(shopWire.shopOrders, { body }, { signal })).data
    },
    placeholderData: (before) => before,
  })
}

export function statementQuery(shopper: string, shopId: number) {
  return queryOptions({
    queryKey: ['mall', shopper, 'statement', shopId],
    queryFn: async ({ signal }) =>
      (await callSigned(shopWire.shopStatement, { body: { shopId } }, { signal })).data,
  })
}

export function orderQuery(shopper: string, id: string) {
  return queryOptions({
    queryKey: ['mall', shopper, 'order', id],
    queryFn: async ({ signal }) =>
      (await callSigned(wire.orderDetail, { body: { orderId: id } }, { signal })).data,
    // What waits for the chain changes by itself; what is finished or closed rarely does.
    refetchInterval: ({ state: { data } }) => (data && data.status <= 2 ? WATCH_MS : WATCH_MS * 5),
  })
}

/** The offers for several orders that are paid in one go: one for each order and coin. */
export function payOptionsQuery(shopper: string, orderIds: readonly string[]) {
  return queryOptions({
    // Apart from the rest of the mall: what changes an order is asked about first, and says which can still be paid.
    queryKey: ['mall-pay', shopper, ...orderIds],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        orderIds.map((orderId) => callSigned(payList, { query: { orderId } }, { signal })),
      )
      const list: PayOption[] = answers.flatMap(({ data }) => data.list)
      return { list, reason: answers.find(({ data }) => data.reason !== null)?.data.reason ?? null }
    },
    staleTime: 30_000,
    retry: false,
  })
}

/** The id of the link under which somebody else pays; made when it is first asked for. */
export function payLinkIdQuery(shopper: string, orderId: string) {
  return queryOptions({
    queryKey: ['mall', shopper, 'pay-link', orderId],
    queryFn: async ({ signal }) =>
      (await callSigned(linkWire.makePayLink, { body: { orderId } }, { signal })).data.id,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a link asks for. It is watched until there is nothing left to wait for. */
export function payLinkQuery(id: string) {
  return queryOptions({
    queryKey: ['mall', 'pay-link', id],
    queryFn: async ({ signal }) => (await call(linkWire.payLink, { query: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'toPay' || data?.state === 'confirming' ? WATCH_MS : WATCH_MS * 5,
  })
}

export function foundOrdersQuery(text: string) {
  return queryOptions({
    queryKey: ['mall', 'found', text],
    queryFn: async ({ signal }) =>
      (await callSigned(shopWire.findOrders, { body: { text } }, { signal })).data,
    enabled: text.length >= 4,
    retry: false,
  })
}
