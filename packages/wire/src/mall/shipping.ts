import { requestKinds } from '@mofu/domain/mall/request-rules'
import { isPlainLine, isPlainText } from '@mofu/domain/plain-text'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, day, done, integer } from '../values.ts'
import { orderList, orderText } from './orders.ts'
import { shortId } from './values.ts'

const id = z.uuid()
const words = (least: number, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least),
      z.maxLength(most),
      z.refine(isPlainText, 'must not contain control characters'),
    )
/** Shops and buyers write them, and they stand in our mails. */
const oneLine = (least: number, most: number) =>
  words(least, most).check(z.refine(isPlainLine, 'must be one line'))

export const shopOrders = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/orders',
  summary: 'A shop’s orders, newest first',
  body: z.object({
    shopId: shortId,
    status: z._default(count(0, 6), 0),
    text: orderText,
    pages: z._default(count(1, 1_000), 1),
    pageSize: z._default(count(1, 50), 10),
  }),
  data: orderList.data,
})

export const shipOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/ship',
  summary: 'Mark an order as shipped, with carrier and tracking number',
  body: z.object({
    id,
    expressCompany: oneLine(1, 80),
    expressNumber: oneLine(3, 80),
    /** Of the order as the shop saw it. Needed once the buyer has changed the address. */
    version: z.optional(z.int()),
  }),
  data: done,
})

export const correctExpress = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/correctExpress',
  summary: 'Correct the carrier and tracking number of a shipped order; the buyer is notified',
  body: z.object({ id, expressCompany: oneLine(1, 80), expressNumber: oneLine(3, 80) }),
  data: done,
})

export const readyOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/ready',
  summary: 'Mark an order as ready for pickup; the buyer gets a code',
  body: z.object({ id }),
  data: done,
})

export const handOverOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/handOver',
  summary: 'Hand over a pickup order to the person who gives the code',
  body: z.object({ id, code: words(6, 6) }),
  data: done,
})

export const arrivedOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/arrived',
  summary: 'Mark an order as delivered by the carrier',
  body: z.object({ id }),
  data: done,
})

export const cancelShopOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/cancel',
  summary: 'Cancel an order the shop cannot deliver: the payment is refunded',
  body: z.object({ id, reason: words(3, 500) }),
  data: done,
})

export const askRequest = route({
  service: 'mall',
  method: 'POST',
  path: '/order/request',
  summary: 'Request a cancellation, a return, or a partial refund',
  body: z.object({
    id,
    kind: z.enum(requestKinds),
    reason: words(3, 500),
    /** Minor units, for a partial refund; otherwise everything is refunded. */
    amount: z.optional(integer),
  }),
  data: z.object({ requestId: z.uuid() }),
})

export const withdrawRequest = route({
  service: 'mall',
  method: 'POST',
  path: '/order/withdrawRequest',
  summary: 'Withdraw a request',
  body: z.object({ requestId: z.uuid() }),
  data: done,
})

export const answerRequest = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/answerRequest',
  summary: 'Accept a request, or refuse it with a reason',
  body: z.object({
    requestId: z.uuid(),
    isAgreed: z.boolean(),
    answer: z._default(words(0, 500), ''),
    /** The return address; required to agree to a return. */
    returnAddress: z._default(words(0, 300), ''),
  }),
  data: done,
})

export const sendBack = route({
  service: 'mall',
  method: 'POST',
  path: '/order/sendBack',
  summary: 'Mark the goods of a return as sent back',
  body: z.object({ requestId: z.uuid(), expressCompany: oneLine(1, 80), expressNumber: oneLine(3, 80) }),
  data: done,
})

export const gotBack = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/gotBack',
  summary: 'Confirm returned goods: the payer is refunded',
  body: z.object({ requestId: z.uuid() }),
  data: done,
})

export const writeMessage = route({
  service: 'mall',
  method: 'POST',
  path: '/order/message',
  summary: 'Send a message between buyer and shop',
  body: z.object({ id, text: words(1, 1_000) }),
  data: done,
})

/** What the buyer paid, less refunds, less the platform's fee, is what the shop gets. */
const sums = { gross: integer, refunds: integer, fee: integer, net: integer }

const statementRow = z.object({
  at: z.string(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  ...sums,
  /** The same in minor units of the order's currency, at the price the buyer paid. */
  money: z.object(sums),
  currency: z.string(),
  txHash: z.string(),
})

export const shopStatement = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/statement',
  summary: 'What a shop was credited, from the ledger: final events only',
  body: z.object({ shopId: shortId, from: z.optional(day), to: z.optional(day) }),
  data: z.object({ list: z.array(statementRow), payoutAddress: z.string() }),
})

export const findOrders = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/findOrders',
  summary: 'Search orders and payments by number, id, address or hash',
  body: z.object({ text: words(4, 100) }),
  data: z.object({
    orders: orderList.data.shape.list,
    /** Payments that pay no order of ours, or not correctly. */
    payments: z.array(
      z.object({
        id: z.string(),
        orderId: z.nullable(z.string()),
        payer: z.string(),
        state: z.string(),
        issue: z.nullable(z.string()),
        txHash: z.string(),
      }),
    ),
  }),
})
