import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, done, integer } from '../values.ts'
import { orderList } from './orders.ts'
import { shortId } from './values.ts'

const id = z.uuid()
const words = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most))

export const shopOrders = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/orders',
  summary: "A shop's orders, the newest first",
  body: z.object({
    shopId: shortId,
    status: z._default(count(0, 6), 0),
    pages: z._default(count(1, 1_000), 1),
    pageSize: z._default(count(1, 50), 10),
  }),
  data: orderList.data,
})

export const shipOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/ship',
  summary: 'The goods are on their way: with whom, under which number',
  body: z.object({ id, expressCompany: words(1, 80), expressNumber: words(3, 80) }),
  data: done,
})

export const readyOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/ready',
  summary: 'The goods can be fetched; the buyer gets a code',
  body: z.object({ id }),
  data: done,
})

export const handOverOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/handOver',
  summary: 'The goods were fetched by whoever knew the code',
  body: z.object({ id, code: words(6, 6) }),
  data: done,
})

export const arrivedOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/arrived',
  summary: 'The carrier says the goods are there',
  body: z.object({ id }),
  data: done,
})

export const cancelShopOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/cancel',
  summary: 'The shop cannot deliver: the money goes back',
  body: z.object({ id, reason: words(3, 500) }),
  data: done,
})

export const askRequest = route({
  service: 'mall',
  method: 'POST',
  path: '/order/request',
  summary: 'Ask to cancel, to send back, or for a part of the money',
  body: z.object({
    id,
    kind: z.enum(['cancel', 'return', 'refund']),
    reason: words(3, 500),
    /** Minor units, for a refund of a part; all of it otherwise. */
    amount: z.optional(integer),
  }),
  data: z.object({ requestId: z.uuid() }),
})

export const withdrawRequest = route({
  service: 'mall',
  method: 'POST',
  path: '/order/withdrawRequest',
  summary: 'The buyer no longer asks',
  body: z.object({ requestId: z.uuid() }),
  data: done,
})

export const answerRequest = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/answerRequest',
  summary: 'The shop agrees, or says why not',
  body: z.object({
    requestId: z.uuid(),
    isAgreed: z.boolean(),
    answer: z._default(words(0, 500), ''),
    /** Where goods are sent back to; needed to agree to a return. */
    returnAddress: z._default(words(0, 300), ''),
  }),
  data: done,
})

export const sendBack = route({
  service: 'mall',
  method: 'POST',
  path: '/order/sendBack',
  summary: 'The goods go back to the shop',
  body: z.object({ requestId: z.uuid(), expressCompany: words(1, 80), expressNumber: words(3, 80) }),
  data: done,
})

export const gotBack = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/gotBack',
  summary: 'The goods came back: the money goes to who paid',
  body: z.object({ requestId: z.uuid() }),
  data: done,
})

export const writeMessage = route({
  service: 'mall',
  method: 'POST',
  path: '/order/message',
  summary: 'A line from buyer to shop or back',
  body: z.object({ id, text: words(1, 1_000) }),
  data: done,
})

/** What the buyer paid, less what went back to them, less the house's fee, is what the shop gets. */
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
  summary: 'What a shop was credited, from the books: final events only',
  body: z.object({ shopId: shortId, from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) }),
  data: z.object({ list: z.array(statementRow), payoutAddress: z.string() }),
})

export const findOrders = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/findOrders',
  summary: 'Orders and payments by number, id, address or hash',
  body: z.object({ text: words(4, 100) }),
  data: z.object({
    orders: orderList.data.shape.list,
    /** Payments that pay no order of ours, or not as they should. */
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
