// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, boolean, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainNftPledge = chain.table('nft_pledge', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  pledgeId: text('pledge_id').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPledge = chain.table('pledge', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  nftId: text('nft_id').notNull(),
  collection: text('collection').notNull(),
  tokenId: uint256('token_id').notNull(),
  from: text('from').notNull(),
  coin: uint256('coin').notNull(),
  sharesCount: uint256('shares_count').notNull(),
  feeAmount: uint256('fee_amount').notNull(),
  discount: uint256('discount').notNull(),
  feePercent: integer('fee_percent').notNull(),
  discountPrecent: integer('discount_precent').notNull(),
  time: bigint('time', { mode: 'number' }).notNull(),
  redeemTime: bigint('redeem_time', { mode: 'number' }).notNull(),
  discountAt: bigint('discount_at', { mode: 'number' }).notNull(),
  status: text('status').notNull(),
  pledgedOrder: bigint('pledged_order', { mode: 'number' }).notNull(),
  pledgedTx: text('pledged_tx').notNull(),
  redeemedBy: text('redeemed_by'),
  redeemedTo: text('redeemed_to'),
  redeemedShares: uint256('redeemed_shares'),
  redeemedAt: bigint('redeemed_at', { mode: 'number' }),
  redeemedTx: text('redeemed_tx'),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPledgePool = chain.table('pledge_pool', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  collection: text('collection').notNull(),
  coin: uint256('coin').notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
  isOpen: boolean('is_open').notNull(),
  redeemLimit: bigint('redeem_limit', { mode: 'number' }).notNull(),
  feePercent: integer('fee_percent').notNull(),
  sharesCount: uint256('shares_count').notNull(),
  discountTime: bigint('discount_time', { mode: 'number' }).notNull(),
  discountPrecent: integer('discount_precent').notNull(),
  held: bigint('held', { mode: 'number' }).notNull(),
  fees: uint256('fees').notNull(),
  reserved: uint256('reserved').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPledgeSettings = chain.table('pledge_settings', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  isPaused: boolean('is_paused').notNull(),
  feeRecipient: text('fee_recipient').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainShareTransfer = chain.table('share_transfer', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  coin: uint256('coin').notNull(),
  from: text('from').notNull(),
  to: text('to').notNull(),
  amount: uint256('amount').notNull(),
  transferOrder: bigint('transfer_order', { mode: 'number' }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
