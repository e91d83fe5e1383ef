// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainAsk = chain.table('ask', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  collection: text('collection').notNull(),
  tokenId: uint256('token_id').notNull(),
  market: text('market').notNull(),
  seller: text('seller').notNull(),
  coin: text('coin').notNull(),
  price: uint256('price').notNull(),
  startAt: bigint('start_at', { mode: 'number' }).notNull(),
  endAt: bigint('end_at', { mode: 'number' }).notNull(),
  status: text('status').notNull(),
  listedOrder: bigint('listed_order', { mode: 'number' }).notNull(),
  listedAt: bigint('listed_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainBid = chain.table('bid', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  collection: text('collection').notNull(),
  tokenId: uint256('token_id').notNull(),
  bidder: text('bidder').notNull(),
  coin: text('coin').notNull(),
  price: uint256('price').notNull(),
  endAt: bigint('end_at', { mode: 'number' }).notNull(),
  status: text('status').notNull(),
  bidOrder: bigint('bid_order', { mode: 'number' }).notNull(),
  bidAt: bigint('bid_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainCollectionOffer = chain.table('collection_offer', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collectionId: text('collection_id').notNull(),
  offerer: text('offerer').notNull(),
  coin: text('coin').notNull(),
  price: uint256('price').notNull(),
  quantity: bigint('quantity', { mode: 'number' }).notNull(),
  endAt: bigint('end_at', { mode: 'number' }).notNull(),
  status: text('status').notNull(),
  offerOrder: bigint('offer_order', { mode: 'number' }).notNull(),
  offeredAt: bigint('offered_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainOfferEvent = chain.table('offer_event', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  collection: text('collection').notNull(),
  kind: text('kind').notNull(),
  by: text('by').notNull(),
  coin: text('coin'),
  price: uint256('price'),
  block: bigint('block', { mode: 'number' }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  logIndex: integer('log_index').notNull(),
})

export const chainSale = chain.table('sale', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  collection: text('collection').notNull(),
  tokenId: uint256('token_id').notNull(),
  kind: text('kind').notNull(),
  seller: text('seller').notNull(),
  buyer: text('buyer').notNull(),
  receiver: text('receiver').notNull(),
  coin: text('coin').notNull(),
  price: uint256('price').notNull(),
  fee: uint256('fee').notNull(),
  creator: text('creator').notNull(),
  royalty: uint256('royalty').notNull(),
  block: bigint('block', { mode: 'number' }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  logIndex: integer('log_index').notNull(),
})

export const chainSellRound = chain.table('sell_round', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  market: text('market').notNull(),
  seller: text('seller').notNull(),
  round: uint256('round').notNull(),
  cancelledOrder: bigint('cancelled_order', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
