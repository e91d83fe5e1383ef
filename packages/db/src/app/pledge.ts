import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** What applies to all collections of a pledge contract. */
export const pledgeSettings = app.table(
  'pledge_settings',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    isPaused: boolean('is_paused').notNull(),
    feeRecipient: text('fee_recipient').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('pledge_settings_window').on(t.chainId, t.updatedBlock)],
)

/** The settings of a collection for tokens pledged from now on, and its shares. */
export const pledgePool = app.table(
  'pledge_pool',
  {
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
  },
  (t) => [
    index('pledge_pool_collection').on(t.chainId, t.collection),
    index('pledge_pool_window').on(t.chainId, t.updatedBlock),
  ],
)

/** A token that was pledged. Who can redeem it, and for how much, follows from its times and is evaluated at read time. */
export const pledge = app.table(
  'pledge',
  {
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
    status: text({ enum: ['held', 'redeemed'] }).notNull(),
    pledgedOrder: bigint('pledged_order', { mode: 'number' }).notNull(),
    pledgedTx: text('pledged_tx').notNull(),
    redeemedBy: text('redeemed_by'),
    redeemedTo: text('redeemed_to'),
    redeemedShares: uint256('redeemed_shares'),
    redeemedAt: bigint('redeemed_at', { mode: 'number' }),
    redeemedTx: text('redeemed_tx'),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('pledge_from').on(t.from, t.chainId, t.pledgedOrder.desc().nullsFirst()),
    index('pledge_nft').on(t.nftId, t.pledgedOrder.desc().nullsFirst()),
    index('pledge_expiry')
      .on(t.chainId, t.redeemTime, t.pledgedOrder)
      .where(sql`status = 'held'`),
    index('pledge_window').on(t.chainId, t.updatedBlock),
  ],
)

/** Shares were minted, burnt or sent; an account's balance is the sum of its rows. */
export const shareTransfer = app.table(
  'share_transfer',
  {
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
  },
  (t) => [
    index('share_transfer_from').on(t.from, t.chainId, t.transferOrder.desc().nullsFirst()),
    index('share_transfer_to').on(t.to, t.chainId, t.transferOrder.desc().nullsFirst()),
    index('share_transfer_window').on(t.chainId, t.updatedBlock),
  ],
)
