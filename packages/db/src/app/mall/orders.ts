import type { LocalText } from '@mofu/domain/local-text'
import type { PayState } from '@mofu/domain/mall/order-rules'
import type { OrderActor, OrderStatus } from '@mofu/domain/mall/order-status'
import { disputeOpeners, requestKinds, requestStates, rulings } from '@mofu/domain/mall/request-rules'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { account } from '../accounts.ts'
import { app } from '../schema.ts'
import { shop, sku } from './shop.ts'

/** The shipping address, copied when the order was placed or last changed. */
export type OrderAddress = {
  name: string
  phone: string
  country: string
  regions: readonly string[]
  postalCode: string
  address: string
}

/** One shop's part of a purchase. Its status changes in one function: modules/mall/orders/transition-order.ts. */
export const mallOrder = app.table(
  'mall_order',
  {
    id: uuid().primaryKey(),
    /** The number that people read out on the phone. */
    number: text().notNull().unique(),
    /** Orders of one submit share it: they are paid together. */
    groupId: uuid('group_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shop.id),
    status: smallint().$type<OrderStatus>().notNull(),
    /** Optimistic lock: increases with each change, so that a stale read does not overwrite a newer row. */
    version: integer().notNull().default(1),
    isPickup: boolean('is_pickup').notNull(),
    /** Null for pickup orders. */
    address: jsonb().$type<OrderAddress>(),
    remark: text().notNull().default(''),
    /** Minor units. */
    goods: bigint({ mode: 'bigint' }).notNull(),
    freight: bigint({ mode: 'bigint' }).notNull(),
    /** The most days of delivery that the buyer was shown; none for pickup orders. */
    daysMost: integer('days_most').notNull().default(0),
    total: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull().default('USD'),
    payState: text('pay_state').$type<PayState>().notNull().default('none'),
    /** The payment that pays it, once one was seen. */
    paymentId: text('payment_id'),
    txHash: text('tx_hash'),
    expressCompany: text('express_company'),
    expressNumber: text('express_number'),
    /** When carrier or tracking number were corrected last. */
    expressAt: moment('express_at'),
    pickupCode: text('pickup_code'),
    payDeadline: moment('pay_deadline').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    arrivedAt: moment('arrived_at'),
    /** When the buyer was reminded that it soon counts as received. */
    remindedAt: moment('reminded_at'),
    finishedAt: moment('finished_at'),
    closedAt: moment('closed_at'),
    closeReason: text('close_reason', { enum: ['buyer', 'timer', 'cancelled', 'returned'] }),
    /** Number and titles of its lines, as searched: packages/domain/src/mall/order-search.ts. */
    search: text().notNull().default(''),
  },
  (t) => [
    index('mall_order_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('mall_order_account_status').on(t.accountId, t.status, t.id.desc().nullsFirst()),
    index('mall_order_shop').on(t.shopId, t.status, t.id.desc().nullsFirst()),
    index('mall_order_shop_newest').on(t.shopId, t.id.desc().nullsFirst()),
    index('mall_order_group').on(t.groupId),
    index('mall_order_tx').on(t.txHash),
    index('mall_order_unpaid')
      .on(t.payDeadline)
      .where(sql`status = 1`),
    index('mall_order_under_way')
      .on(t.status, t.shippedAt)
      .where(sql`status in (3, 4)`),
    check('mall_order_status', sql`${t.status} between 1 and 6`),
    check(
      'mall_order_total',
      sql`${t.goods} > 0 and ${t.freight} >= 0 and ${t.total} = ${t.goods} + ${t.freight}`,
    ),
    // The last line of defence: no order counts as shipped without a final payment.
    check('mall_order_shipped_final', sql`${t.status} not in (3, 4, 5) or ${t.payState} = 'final'`),
  ],
)

/** A line of an order, with title and price at the time of the order. */
export const orderLine = app.table(
  'order_line',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => mallOrder.id),
    skuId: integer('sku_id')
      .notNull()
      .references(() => sku.id),
    productId: integer('product_id').notNull(),
    title: jsonb().$type<LocalText>().notNull(),
    choices: jsonb().$type<LocalText[]>().notNull(),
    pictureUrl: text('picture_url'),
    price: bigint({ mode: 'bigint' }).notNull(),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.skuId] }),
    index('order_line_sku').on(t.skuId),
    check('order_line_quantity', sql`${t.quantity} > 0`),
  ],
)

/** What happened to an order and who did it. Append-only: migrate.ts revokes the other rights. */
export const orderEvent = app.table(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => mallOrder.id),
    kind: text().notNull(),
    actor: text().$type<OrderActor>().notNull(),
    actorId: uuid('actor_id'),
    before: smallint().$type<OrderStatus>(),
    after: smallint().$type<OrderStatus>().notNull(),
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('order_event_order').on(t.orderId, t.id)],
)

/** Idempotency keys: one key creates one group of orders, however often it is sent. */
export const orderSubmit = app.table(
  'order_submit',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    key: text().notNull(),
    /** Hash of the request: the same key with another request is refused. */
    payloadHash: text('payload_hash').notNull(),
    groupId: uuid('group_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index('order_submit_created').on(t.createdAt)],
)

/** A link under which anybody sees and pays the orders of one submit. Its id cannot be guessed. */
export const payLink = app.table('pay_link', {
  id: text().primaryKey(),
  groupId: uuid('group_id').notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** A buyer's request to cancel, to return, or for a partial refund. One at a time per order. */
export const orderRequest = app.table(
  'order_request',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => mallOrder.id),
    kind: text({ enum: requestKinds }).notNull(),
    state: text({ enum: requestStates }).notNull().default('open'),
    reason: text().notNull(),
    /** Minor units of the requested refund. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    answer: text(),
    /** The address for the goods of an agreed return, as the shop gave it. */
    returnAddress: text('return_address'),
    expressCompany: text('express_company'),
    expressNumber: text('express_number'),
    /** Deadline of the side that has to act, and when it is reminded: `request-rules.ts`. */
    actBy: moment('act_by'),
    remindAt: moment('remind_at'),
    /** Who escalated to an admin, when and why; no reason is given when a deadline passed. */
    disputedBy: text('disputed_by', { enum: disputeOpeners }),
    disputedAt: moment('disputed_at'),
    disputeReason: text('dispute_reason'),
    ruling: text({ enum: rulings }),
    rulingReason: text('ruling_reason'),
    ruledAt: moment('ruled_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('order_request_order').on(t.orderId, t.createdAt),
    index('order_request_due')
      .on(t.actBy)
      .where(sql`state in ('open', 'agreed', 'sentBack', 'disputed')`),
    index('order_request_remind')
      .on(t.remindAt)
      .where(sql`remind_at is not null`),
    uniqueIndex('order_request_open')
      .on(t.orderId)
      .where(sql`state in ('open', 'agreed', 'sentBack', 'disputed', 'paying')`),
    check('order_request_amount', sql`${t.amount} > 0`),
  ],
)

/** Messages between buyer and shop about an order. */
export const orderMessage = app.table(
  'order_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => mallOrder.id),
    from: text({ enum: ['buyer', 'merchant'] }).notNull(),
    authorId: uuid('author_id').notNull(),
    text: text().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('order_message_order').on(t.orderId, t.id)],
)
