// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, boolean, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainPredictionBet = chain.table('prediction_bet', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  roundId: text('round_id').notNull(),
  account: text('account').notNull(),
  side: text('side').notNull(),
  amount: uint256('amount').notNull(),
  claimed: boolean('claimed').notNull(),
  paid: uint256('paid'),
  betOrder: bigint('bet_order', { mode: 'number' }).notNull(),
  betAt: bigint('bet_at', { mode: 'number' }).notNull(),
  betTx: text('bet_tx').notNull(),
  claimedAt: bigint('claimed_at', { mode: 'number' }),
  claimedTx: text('claimed_tx'),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPredictionCoin = chain.table('prediction_coin', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  coin: text('coin').notNull(),
  isSupported: boolean('is_supported').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPredictionEvent = chain.table('prediction_event', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  roundId: text('round_id').notNull(),
  kind: text('kind').notNull(),
  account: text('account'),
  side: text('side'),
  amount: uint256('amount'),
  aAmount: uint256('a_amount'),
  bAmount: uint256('b_amount'),
  eventOrder: bigint('event_order', { mode: 'number' }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPredictionRole = chain.table('prediction_role', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  role: text('role').notNull(),
  account: text('account').notNull(),
  isGranted: boolean('is_granted').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPredictionRound = chain.table('prediction_round', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  epoch: integer('epoch').notNull(),
  dossier: text('dossier').notNull(),
  coin: text('coin').notNull(),
  unit: uint256('unit').notNull(),
  startTimestamp: bigint('start_timestamp', { mode: 'number' }).notNull(),
  lockTimestamp: bigint('lock_timestamp', { mode: 'number' }).notNull(),
  closeTimestamp: bigint('close_timestamp', { mode: 'number' }).notNull(),
  finalTimestamp: bigint('final_timestamp', { mode: 'number' }).notNull(),
  lockPrice: uint256('lock_price').notNull(),
  closePrice: uint256('close_price').notNull(),
  feeRate: integer('fee_rate').notNull(),
  aAmount: uint256('a_amount').notNull(),
  bAmount: uint256('b_amount').notNull(),
  bettors: integer('bettors').notNull(),
  result: text('result'),
  isCancelled: boolean('is_cancelled').notNull(),
  disputes: integer('disputes').notNull(),
  claimedAmount: uint256('claimed_amount').notNull(),
  rewardsPaid: uint256('rewards_paid').notNull(),
  refundsPaid: uint256('refunds_paid').notNull(),
  feePaid: uint256('fee_paid').notNull(),
  startTx: text('start_tx').notNull(),
  resultTx: text('result_tx'),
  resultAt: bigint('result_at', { mode: 'number' }),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPredictionSettings = chain.table('prediction_settings', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  isPaused: boolean('is_paused').notNull(),
  feeRecipient: text('fee_recipient').notNull(),
  feeRate: integer('fee_rate').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
