import { proposals } from '@mofu/wire/accounts/proposals'
import { disputes } from '@mofu/wire/mall/disputes'
import * as wire from '@mofu/wire/mall/orders'
import * as linkWire from '@mofu/wire/mall/pay-links'
import { payList, type PayOption } from '@mofu/wire/mall/payments'
import * as shopWire from '@mofu/wire/mall/shipping'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'

import { call, callSigned } from '../../../api/call.ts'

export type Confirmed = Data<typeof wire.confirmOrder>
export type { OrderDetail, OrderRow } from '@mofu/wire/mall/orders'
export type { PayOption } from '@mofu/wire/mall/payments'
export type { PayLinkData } from '@mofu/wire/mall/pay-links'
export type LinkedOrder = linkWire.PayLinkData['orders'][number]
export type Dispute = Data<typeof disputes>['list'][number]
export type StatementRow = Data<typeof shopWire.shopStatement>['list'][number]

/** The polling interval while something is pending on the chain. */
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

/** A page of orders of one status or all, that match a text. */
export type OrderView = { status: number; text: string; page: number }

export function ordersQuery(shopper: string, { status, text, page }: OrderView) {
  return queryOptions({
    queryKey: ['mall', shopper, 'orders', status, text, page],
    queryFn: async ({ signal }) =>
      (await callSigned(wire.orderList, { body: { status, text, pages: page, pageSize: 10 } }, { signal }))
        .data,
    placeholderData: (before) => before,
  })
}

export function shopOrdersQuery(shopper: string, shopId: number, { status, text, page }: OrderView) {
  return queryOptions({
    queryKey: ['mall', shopper, 'shop-orders', shopId, status, text, page],
    queryFn: async ({ signal }) => {
      const body = { shopId, status, text, pages: page, pageSize: 10 }
      return (await callSigned(shopWire.shopOrders, { body }, { signal })).data
    },
    placeholderData: (before) => before,
    // A merchant keeps this page open: new orders and payments appear without a reload.
    refetchInterval: WATCH_MS * 5,
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
    // An order that waits for the chain changes by itself; a finished or closed one rarely does.
    refetchInterval: ({ state: { data } }) => (data && data.status <= 2 ? WATCH_MS : WATCH_MS * 5),
  })
}

/** The offers for several orders that are paid together: one per order and coin. */
export function payOptionsQuery(shopper: string, orderIds: readonly string[]) {
  return queryOptions({
    // Not under the mall's key: when an order changes, it is refetched first and decides which orders can be paid.
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

/** The id of the payment link for somebody else; created on first use. */
export function payLinkIdQuery(shopper: string, orderId: string) {
  return queryOptions({
    queryKey: ['mall', shopper, 'pay-link', orderId],
    queryFn: async ({ signal }) =>
      (await callSigned(linkWire.makePayLink, { body: { orderId } }, { signal })).data.id,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The order of a payment link. Polled until nothing is pending any more. */
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

/** Decisions of disputes that wait for another admin. */
export function proposedRulingsQuery(reader: string) {
  return queryOptions({
    queryKey: ['mall', reader, 'proposed-rulings'],
    refetchInterval: DISPUTES_MS,
    queryFn: async ({ signal }) =>
      (await callSigned(proposals, { query: { pageSize: 100 } }, { signal })).data.list,
  })
}

/** How often an open page polls for waiting disputes. */
const DISPUTES_MS = 30_000

export function disputesQuery(reader: string) {
  return queryOptions({
    queryKey: ['mall', reader, 'disputes'],
    refetchInterval: DISPUTES_MS,
    queryFn: async ({ signal }) => (await callSigned(disputes, {}, { signal })).data,
  })
}
