import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** What applies to all lots of a contract. */
export const auctionSettings = app.table(
  'auction_settings',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    isPaused: boolean('is_paused').notNull(),
    feeRecipient: text('fee_recipient').notNull(),
    feeRate: integer('fee_rate').notNull(),
    royaltiesTop: integer('royalties_top').notNull(),
    maxDuration: bigint('max_duration', { mode: 'number' }).notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('auction_settings_window').on(t.chainId, t.updatedBlock)],
)

/** A coin that lots may or may not take, and the limits of a reserve in it; 0 is no limit. */
export const auctionCoin = app.table(
  'auction_coin',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    coin: text('coin').notNull(),
    isSupported: boolean('is_supported').notNull(),
    floor: uint256('floor').notNull(),
    ceiling: uint256('ceiling').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('auction_coin_window').on(t.chainId, t.updatedBlock)],
)

/** A collection that was listed or blacklisted for auctions. */
export const auctionCollection = app.table(
  'auction_collection',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    collection: text('collection').notNull(),
    isSupported: boolean('is_supported').notNull(),
    isBlacklisted: boolean('is_blacklisted').notNull(),
    expires: boolean('expires').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('auction_collection_window').on(t.chainId, t.updatedBlock)],
)

/** A token up for auction. Whether bidding is open follows from its times and is evaluated at read time. */
export const lot = app.table(
  'lot',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    nftId: text('nft_id').notNull(),
    collection: text('collection').notNull(),
    tokenId: uint256('token_id').notNull(),
    seller: text('seller').notNull(),
    coin: text('coin').notNull(),
    reserve: uint256('reserve').notNull(),
    feeRate: integer('fee_rate').notNull(),
    startAt: bigint('start_at', { mode: 'number' }).notNull(),
    endAt: bigint('end_at', { mode: 'number' }).notNull(),
    extensions: integer('extensions').notNull(),
    bids: integer('bids').notNull(),
    bidId: text('bid_id'),
    bidder: text('bidder'),
    amount: uint256('amount'),
    reclaimed: uint256('reclaimed'),
    status: text({ enum: ['open', 'sold', 'cancelled', 'returned', 'voided'] }).notNull(),
    fee: uint256('fee'),
    creator: text('creator'),
    royalty: uint256('royalty'),
    createdOrder: bigint('created_order', { mode: 'number' }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    createdTx: text('created_tx').notNull(),
    closedAt: bigint('closed_at', { mode: 'number' }),
    closedTx: text('closed_tx'),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('lot_newest').on(t.chainId, t.createdOrder.desc().nullsFirst()),
    index('lot_nft').on(t.nftId, t.createdOrder.desc().nullsFirst()),
    index('lot_seller').on(t.seller, t.chainId, t.createdOrder.desc().nullsFirst()),
    index('lot_bidder')
      .on(t.bidder, t.chainId)
      .where(sql`status = 'open' and bidder is not null`),
    index('lot_open')
      .on(t.chainId, t.endAt)
      .where(sql`status = 'open'`),
    index('lot_window').on(t.chainId, t.updatedBlock),
  ],
)

export const lotBid = app.table(
  'lot_bid',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    lotId: text('lot_id').notNull(),
    nftId: text('nft_id').notNull(),
    bidder: text('bidder').notNull(),
    amount: uint256('amount').notNull(),
    endAt: bigint('end_at', { mode: 'number' }).notNull(),
    isExtending: boolean('is_extending').notNull(),
    outbidBidder: text('outbid_bidder'),
    outbidAmount: uint256('outbid_amount'),
    bidOrder: bigint('bid_order', { mode: 'number' }).notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    txHash: text('tx_hash').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('lot_bid_lot').on(t.lotId, t.bidOrder.desc().nullsFirst()),
    index('lot_bid_bidder').on(t.bidder, t.chainId, t.bidOrder.desc().nullsFirst()),
    index('lot_bid_window').on(t.chainId, t.updatedBlock),
  ],
)
