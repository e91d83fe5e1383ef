import { bigint, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainPayment = chain.table('payment', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  paymentId: text('payment_id').notNull(),
  orderKey: text('order_key').notNull(),
  payer: text().notNull(),
  coin: text().notNull(),
  amount: uint256('amount').notNull(),
  held: uint256('held').notNull(),
  refundable: uint256('refundable').notNull(),
  stage: text().notNull(),
  splitHash: text('split_hash').notNull(),
  captureBy: bigint('capture_by', { mode: 'number' }).notNull(),
  refundBy: bigint('refund_by', { mode: 'number' }).notNull(),
  paidBlock: bigint('paid_block', { mode: 'number' }).notNull(),
  paidAt: bigint('paid_at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  logIndex: integer('log_index').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPaymentEvent = chain.table('payment_event', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  paymentId: text('payment_id').notNull(),
  kind: text().notNull(),
  account: text().notNull(),
  coin: text(),
  amount: uint256('amount').notNull(),
  block: bigint({ mode: 'number' }).notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  logIndex: integer('log_index').notNull(),
})

export const chainPaymentDue = chain.table('payment_due', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  eventId: text('event_id').notNull(),
  place: integer().notNull(),
  account: text().notNull(),
  amount: uint256('amount').notNull(),
  block: bigint({ mode: 'number' }).notNull(),
})
