// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, boolean, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainAuctionCoin = chain.table('auction_coin', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  coin: text('coin').notNull(),
  isSupported: boolean('is_supported').notNull(),
  floor: uint256('floor').notNull(),
  ceiling: uint256('ceiling').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainAuctionCollection = chain.table('auction_collection', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  collection: text('collection').notNull(),
  isSupported: boolean('is_supported').notNull(),
  isBlacklisted: boolean('is_blacklisted').notNull(),
  expires: boolean('expires').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainAuctionSettings = chain.table('auction_settings', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  isPaused: boolean('is_paused').notNull(),
  feeRecipient: text('fee_recipient').notNull(),
  feeRate: integer('fee_rate').notNull(),
  royaltiesTop: integer('royalties_top').notNull(),
  maxDuration: bigint('max_duration', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainLot = chain.table('lot', {
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
  status: text('status').notNull(),
  fee: uint256('fee'),
  creator: text('creator'),
  royalty: uint256('royalty'),
  createdOrder: bigint('created_order', { mode: 'number' }).notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  createdTx: text('created_tx').notNull(),
  closedAt: bigint('closed_at', { mode: 'number' }),
  closedTx: text('closed_tx'),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainLotBid = chain.table('lot_bid', {
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
})

export const chainNftLot = chain.table('nft_lot', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  lotId: text('lot_id').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
