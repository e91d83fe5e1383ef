import { languages } from '@mofu/domain/languages'
import { payStates } from '@mofu/domain/mall/order-rules'
import { orderActors } from '@mofu/domain/mall/order-status'
import {
  disputeOpeners,
  requestKinds,
  requestStates,
  requestTurns,
  rulings,
} from '@mofu/domain/mall/request-rules'
import { orderLimits } from '@mofu/domain/mall/sku-quantity'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, done, integer } from '../values.ts'

const localText = z.partialRecord(z.enum(languages), z.string())
const orderId = z.uuid()
/** SPEC §3: each is `skuId|quantity`. */
const skus = z.array(z.string().check(z.maxLength(20))).check(z.minLength(1), z.maxLength(orderLimits.skus))
const warning = z.nullable(z.enum(['notSold', 'outOfStock', 'noDelivery', 'noPickup', 'noAddress']))
const status = z.literal([1, 2, 3, 4, 5, 6])

/** A line of an order, with title and price at the time of the order. */
export const orderLine = z.object({
  skuId: z.int(),
  productId: z.int(),
  title: localText,
  choices: z.array(localText),
  pictureUrl: z.nullable(z.string()),
  /** Per piece, in minor units. */
  price: integer,
  quantity: z.int(),
})

export const confirmOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/order/confirmOrder',
  summary: 'Current prices of these goods, per shop. Nothing is reserved',
  body: z.object({
    skuids: skus,
    isPickup: z._default(z.boolean(), false),
    /** The default address when omitted. */
    recieveAddressId: z.optional(z.uuid()),
  }),
  data: z.object({
    parts: z.array(
      z.object({
        shopId: z.int(),
        shopName: z.string(),
        pickupPoint: z.nullable(z.string()),
        lines: z.array(z.extend(orderLine, { available: z.int(), warning })),
        goods: integer,
        freight: z.nullable(integer),
        days: z.nullable(z.object({ least: z.int(), most: z.int() })),
        warning,
      }),
    ),
    /** Null while the freight is unknown. */
    total: z.nullable(integer),
    currency: z.string(),
    recieveAddressId: z.nullable(z.string()),
    /** The shipping address, for the person to check. */
    address: z.nullable(z.object({ name: z.string(), phone: z.string(), address: z.string() })),
    canSubmit: z.boolean(),
    /** Sent with the order: it is refused when any price has changed since. */
    confirmToken: z.string(),
  }),
})

export const submitOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/order/submit',
  summary: 'Place orders, one per shop, and reserve the goods until the payment deadline',
  body: z.object({
    skus,
    isPickup: z._default(z.boolean(), false),
    recieveAddressId: z.optional(z.nullable(z.uuid())),
    remark: z._default(z.string().check(z.maxLength(orderLimits.remark)), ''),
    confirmToken: z.optional(z.string().check(z.maxLength(64))),
    /** Idempotency key: the same key gives the same orders, however often it is sent. */
    key: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
  }),
  data: z.object({
    /** The first of them, for callers that expect a single order. */
    orderId,
    groupId: z.uuid(),
    orders: z.array(z.object({ orderId, orderNumber: z.string(), shopId: z.int(), orderAmount: integer })),
  }),
})

/** SPEC §3 "order display". */
const orderRow = z.object({
  id: orderId,
  orderNumber: z.string(),
  groupId: z.uuid(),
  shopId: z.int(),
  shopName: z.string(),
  status,
  payState: z.enum(payStates),
  isPickup: z.boolean(),
  /** The goods, in minor units; with the freight it is the order's amount. */
  price: integer,
  freight: integer,
  orderAmount: integer,
  /** How much of it was refunded to the payer. */
  refunded: integer,
  currency: z.string(),
  createdAt: z.string(),
  payDeadline: z.string(),
  paymentDate: z.nullable(z.string()),
  expressCompany: z.nullable(z.string()),
  expressNumber: z.nullable(z.string()),
  transactionHash: z.nullable(z.string()),
  closeReason: z.nullable(z.enum(['buyer', 'timer', 'cancelled', 'returned'])),
  hasOpenRequest: z.boolean(),
  lines: z.array(orderLine),
})
export type OrderRow = z.output<typeof orderRow>

/** A part of an order's number or of a product's name; all orders when empty. */
export const orderText = z._default(z.string().check(z.trim(), z.maxLength(100)), '')

export const orderList = route({
  service: 'mall',
  method: 'POST',
  path: '/order/list',
  summary: 'The caller’s orders, newest first. Status 0 means all',
  body: z.object({
    status: z._default(count(0, 6), 0),
    text: orderText,
    pages: z._default(count(1, 1_000), 1),
    pageSize: z._default(count(1, 50), 10),
  }),
  data: z.object({ list: z.array(orderRow), total: z.int() }),
})

const request = z.object({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  reason: z.string(),
  amount: integer,
  answer: z.nullable(z.string()),
  /** The address for the goods of an agreed return. */
  returnAddress: z.nullable(z.string()),
  expressCompany: z.nullable(z.string()),
  expressNumber: z.nullable(z.string()),
  /** Who has to act, and until when; after a refusal, until when the buyer can dispute it. */
  turn: z.nullable(z.enum(requestTurns)),
  actBy: z.nullable(z.string()),
  disputedBy: z.nullable(z.enum(disputeOpeners)),
  disputeReason: z.nullable(z.string()),
  disputedAt: z.nullable(z.string()),
  ruling: z.nullable(z.enum(rulings)),
  rulingReason: z.nullable(z.string()),
  /** Whether the caller can escalate to an admin now. */
  canDispute: z.boolean(),
  /** For admins: what they can decide. */
  rulings: z.array(z.enum(rulings)),
  createdAt: z.string(),
})

const payment = z.object({
  id: z.string(),
  chainId: z.int(),
  payer: z.string(),
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  amount: integer,
  held: integer,
  refundable: integer,
  stage: z.string(),
  state: z.enum(['seen', 'confirmed', 'final', 'gone']),
  issue: z.nullable(z.enum(['late', 'double', 'wrong', 'unknown'])),
  block: z.int(),
  txHash: z.string(),
  /** Its confirmations, and how many make the order count as paid; null where only finality does. */
  confirmations: z.int(),
  needed: z.nullable(z.int()),
  /** For the shop: how many independent price feeds its amount is based on. One is less reliable. */
  priceSources: z.optional(z.int()),
})

export const orderDetailData = z.extend(orderRow, {
  /** The caller's role in this order. */
  role: z.enum(['buyer', 'merchant', 'admin']),
  /** Increases with each change of the order. */
  version: z.int(),
  remark: z.string(),
  address: z.nullable(
    z.object({ name: z.string(), phone: z.string(), country: z.string(), address: z.string() }),
  ),
  pickupPoint: z.nullable(z.string()),
  /** For the shop: where its owner had a return sent last, suggested for the next. */
  returnAddress: z.nullable(z.string()),
  /** For the buyer, who shows it in the shop. */
  pickupCode: z.nullable(z.string()),
  shippedAt: z.nullable(z.string()),
  /** Until when the shop should ship; afterwards the buyer may cancel. */
  shipBy: z.nullable(z.string()),
  /** When it counts as received by itself at the latest; null where no date is known, as with an open request. */
  receivedBy: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  timeline: z.array(
    z.object({
      kind: z.string(),
      actor: z.enum(orderActors),
      status,
      at: z.string(),
      facts: z.record(z.string(), z.string()),
    }),
  ),
  payments: z.array(payment),
  requests: z.array(request),
  messages: z.array(
    z.object({ id: z.int(), from: z.enum(['buyer', 'merchant']), text: z.string(), at: z.string() }),
  ),
  /** All orders of the same submit, including this one; for the buyer and admins. */
  group: z.array(
    z.object({
      id: orderId,
      orderNumber: z.string(),
      shopName: z.string(),
      status,
      orderAmount: integer,
      canPay: z.boolean(),
      /** Why an unpaid order cannot be paid now; closing it leaves the others of the group to pay. */
      heldBy: z.nullable(z.enum(['shop', 'product'])),
    }),
  ),
  /** What the caller may do now. */
  can: z.object({
    pay: z.boolean(),
    close: z.boolean(),
    cancel: z.boolean(),
    receive: z.boolean(),
    setAddress: z.boolean(),
    request: z.array(z.enum(requestKinds)),
    ship: z.boolean(),
    arrive: z.boolean(),
    correctExpress: z.boolean(),
  }),
})
export type OrderDetail = z.output<typeof orderDetailData>

export const orderDetail = route({
  service: 'mall',
  method: 'POST',
  path: '/order/detail',
  summary: 'One order with its history, for its buyer, its shop and admins',
  body: z.object({ orderId }),
  data: orderDetailData,
})

export const closeOrder = route({
  service: 'mall',
  method: 'POST',
  path: '/order/close',
  summary: 'Close an unpaid order, or cancel a paid one while that is allowed',
  body: z.object({ id: orderId }),
  data: done,
})

export const confirmDelivery = route({
  service: 'mall',
  method: 'POST',
  path: '/order/ConfirmDelivery',
  summary: 'Confirm receipt of an order: the shop is paid',
  body: z.object({ id: orderId }),
  data: done,
})

export const setRecieveAddress = route({
  service: 'mall',
  method: 'POST',
  path: '/order/setrecieveAddress',
  summary: 'Change the shipping address of an unshipped order',
  body: z.object({ id: orderId, addressId: z.uuid() }),
  data: done,
})
