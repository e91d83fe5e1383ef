import type { Share } from '@mofu/domain/mall/split'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment, uint256 } from '../../columns.ts'
import { app } from '../schema.ts'
import { mallOrder } from './orders.ts'

/** A quote, stored before it is signed, so that every payment can be matched to what it is for. */
export const paymentQuote = app.table(
  'payment_quote',
  {
    /** `{chainId}-{paymentId}`, the id of the future payment. */
    id: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => mallOrder.id),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    paymentId: text('payment_id').notNull(),
    orderKey: text('order_key').notNull(),
    coin: text().notNull(),
    symbol: text().notNull(),
    decimals: integer().notNull(),
    amount: uint256('amount').notNull(),
    split: jsonb().$type<Share[]>().notNull(),
    splitHash: text('split_hash').notNull(),
    /** Seconds, as the contract counts. */
    payBy: bigint('pay_by', { mode: 'number' }).notNull(),
    captureBy: bigint('capture_by', { mode: 'number' }).notNull(),
    refundBy: bigint('refund_by', { mode: 'number' }).notNull(),
    /** The dollar price of a whole coin and its source, from which the amount is computed. */
    price: uint256('price').notNull(),
    priceDecimals: integer('price_decimals').notNull(),
    /** How many independent feeds agreed on it: the shop is told when it was only one. */
    priceSources: integer('price_sources').notNull().default(1),
    signature: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('payment_quote_order').on(t.orderId, t.payBy),
    index('payment_quote_pay_by').on(t.payBy),
    check('payment_quote_amount', sql`${t.amount} > 0`),
  ],
)

/** A payment on chain, synchronized by the projector; `state` and `issue` are the platform's own assessment. */
export const mallPayment = app.table(
  'mall_payment',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** Null when it was paid by a quote we do not know. */
    orderId: uuid('order_id'),
    payer: text().notNull(),
    coin: text().notNull(),
    amount: uint256('amount').notNull(),
    held: uint256('held').notNull(),
    refundable: uint256('refundable').notNull(),
    stage: text().notNull(),
    block: bigint({ mode: 'number' }).notNull(),
    paidAt: bigint('paid_at', { mode: 'number' }).notNull(),
    txHash: text('tx_hash').notNull(),
    logIndex: integer('log_index').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
    /** `gone` when a reorg removed it; it may come back. */
    state: text({ enum: ['seen', 'confirmed', 'final', 'gone'] })
      .notNull()
      .default('seen'),
    /** Why it does not pay its order and is refunded. */
    issue: text({ enum: ['late', 'double', 'wrong', 'unknown'] }),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [
    index('mall_payment_order').on(t.orderId),
    index('mall_payment_payer').on(t.payer),
    index('mall_payment_tx').on(t.txHash),
    index('mall_payment_window').on(t.chainId, t.updatedBlock),
    index('mall_payment_unsettled')
      .on(t.chainId, t.block)
      .where(sql`state <> 'final'`),
    // One event pays one order.
    uniqueIndex('mall_payment_pays')
      .on(t.orderId)
      .where(sql`issue is null and state in ('confirmed', 'final')`),
  ],
)

/** Transaction hashes that buyers posted. They only make a screen say "confirming". */
export const paymentHint = app.table(
  'payment_hint',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => mallOrder.id),
    txHash: text('tx_hash').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.txHash] })],
)

/** A transaction the platform has to send: written in the transaction that decides it, and sent until it is on chain. */
export const paymentOperation = app.table(
  'payment_operation',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One operation per reason. */
    key: text().notNull().unique(),
    paymentId: text('payment_id').notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    kind: text({ enum: ['ship', 'capture', 'void'] }).notNull(),
    /** The amount a void leaves held. Stated as a target, so that a second attempt moves nothing more. */
    leaves: uint256('leaves')
      .notNull()
      .default(sql`0`),
    state: text({ enum: ['queued', 'sent', 'done', 'needless', 'failed'] })
      .notNull()
      .default('queued'),
    nonce: integer(),
    /** Signed and stored before it is sent: a retry is the same transaction. */
    raw: text(),
    txHash: text('tx_hash'),
    attempts: integer().notNull().default(0),
    note: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** Since when it is in a block; it is done only when that block is final. */
    minedAt: moment('mined_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('payment_operation_payment').on(t.paymentId),
    index('payment_operation_open')
      .on(t.chainId, t.createdAt)
      .where(sql`state in ('queued', 'sent')`),
    uniqueIndex('payment_operation_nonce')
      .on(t.chainId, t.nonce)
      .where(sql`state = 'sent'`),
  ],
)

/**
 * The ledger: the lines of each final checkout event sum to zero. Append-only. A final event cannot change, so no line
 * is ever reverted.
 */
export const ledgerEntry = app.table(
  'ledger_entry',
  {
    eventId: text('event_id').notNull(),
    place: integer().notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    coin: text().notNull(),
    account: text().notNull(),
    amount: uint256('amount').notNull(),
    paymentId: text('payment_id').notNull(),
    kind: text().notNull(),
    block: bigint({ mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    txHash: text('tx_hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.place] }),
    index('ledger_entry_account').on(t.account, t.at),
    index('ledger_entry_payment').on(t.paymentId),
    index('ledger_entry_block').on(t.chainId, t.block),
  ],
)
