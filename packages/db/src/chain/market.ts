import { bigint, integer, numeric, text } from 'drizzle-orm/pg-core'

import { chain } from './schema.ts'

const amount = { precision: 78, scale: 0, mode: 'bigint' } as const

export const chainAsk = chain.table('ask', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  collection: text().notNull(),
  tokenId: numeric('token_id', amount).notNull(),
  market: text().notNull(),
  seller: text().notNull(),
  coin: text().notNull(),
  price: numeric(amount).notNull(),
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
  round: numeric(amount).notNull(),
  cancelledOrder: bigint('cancelled_order', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainBid = chain.table('bid', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  collection: text().notNull(),
  tokenId: numeric('token_id', amount).notNull(),
  bidder: text().notNull(),
  coin: text().notNull(),
  price: numeric(amount).notNull(),
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
  tokenId: numeric('token_id', amount).notNull(),
  kind: text().notNull(),
  seller: text().notNull(),
  buyer: text().notNull(),
  receiver: text().notNull(),
  coin: text().notNull(),
  price: numeric(amount).notNull(),
  fee: numeric(amount).notNull(),
  creator: text().notNull(),
  royalty: numeric(amount).notNull(),
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
  price: numeric(amount),
  block: bigint({ mode: 'number' }).notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  logIndex: integer('log_index').notNull(),
})
