// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainPayment = chain.table('payment', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  paymentId: text('payment_id').notNull(),
  orderKey: text('order_key').notNull(),
  payer: text('payer').notNull(),
  coin: text('coin').notNull(),
  amount: uint256('amount').notNull(),
  held: uint256('held').notNull(),
  refundable: uint256('refundable').notNull(),
  stage: text('stage').notNull(),
  splitHash: text('split_hash').notNull(),
  captureBy: bigint('capture_by', { mode: 'number' }).notNull(),
  refundBy: bigint('refund_by', { mode: 'number' }).notNull(),
  paidBlock: bigint('paid_block', { mode: 'number' }).notNull(),
  paidAt: bigint('paid_at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  logIndex: integer('log_index').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPaymentDue = chain.table('payment_due', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  eventId: text('event_id').notNull(),
  place: integer('place').notNull(),
  account: text('account').notNull(),
  amount: uint256('amount').notNull(),
  block: bigint('block', { mode: 'number' }).notNull(),
})

export const chainPaymentEvent = chain.table('payment_event', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  paymentId: text('payment_id').notNull(),
  kind: text('kind').notNull(),
  account: text('account').notNull(),
  coin: text('coin'),
  amount: uint256('amount').notNull(),
  block: bigint('block', { mode: 'number' }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  logIndex: integer('log_index').notNull(),
})
