import { bigint, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainAsk = chain.table('ask', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  collection: text().notNull(),
  tokenId: uint256('token_id').notNull(),
  market: text().notNull(),
  seller: text().notNull(),
  coin: text().notNull(),
  price: uint256('price').notNull(),
  startAt: bigint('start_at', { mode: 'number' }).notNull(),
  endAt: bigint('end_at', { mode: 'number' }).notNull(),
  status: text().notNull(),
  listedOrder: bigint('listed_order', { mode: 'number' }).notNull(),
  listedAt: bigint('listed_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainSellRound = chain.table('sell_round', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  market: text().notNull(),
  seller: text().notNull(),
  round: uint256('round').notNull(),
  cancelledOrder: bigint('cancelled_order', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainBid = chain.table('bid', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  collection: text().notNull(),
  tokenId: uint256('token_id').notNull(),
  bidder: text().notNull(),
  coin: text().notNull(),
  price: uint256('price').notNull(),
  endAt: bigint('end_at', { mode: 'number' }).notNull(),
  status: text().notNull(),
  bidOrder: bigint('bid_order', { mode: 'number' }).notNull(),
  bidAt: bigint('bid_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainSale = chain.table('sale', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  collection: text().notNull(),
  tokenId: uint256('token_id').notNull(),
  kind: text().notNull(),
  seller: text().notNull(),
  buyer: text().notNull(),
  receiver: text().notNull(),
  coin: text().notNull(),
  price: uint256('price').notNull(),
  fee: uint256('fee').notNull(),
  creator: text().notNull(),
  royalty: uint256('royalty').notNull(),
  block: bigint({ mode: 'number' }).notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  logIndex: integer('log_index').notNull(),
})

export const chainOfferEvent = chain.table('offer_event', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  collection: text().notNull(),
  kind: text().notNull(),
  by: text().notNull(),
  coin: text(),
  price: uint256('price'),
  block: bigint({ mode: 'number' }).notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  logIndex: integer('log_index').notNull(),
})
