// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, boolean, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../../columns.ts'
import { chain } from '../schema.ts'

export const chainMintPurchase = chain.table('mint_purchase', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text('collection').notNull(),
  series: integer('series').notNull(),
  seller: text('seller').notNull(),
  buyer: text('buyer').notNull(),
  quantity: integer('quantity').notNull(),
  coin: text('coin').notNull(),
  price: uint256('price').notNull(),
  soldOrder: bigint('sold_order', { mode: 'number' }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainMintSale = chain.table('mint_sale', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text('collection').notNull(),
  series: integer('series').notNull(),
  coin: text('coin').notNull(),
  price: uint256('price').notNull(),
  limit: bigint('limit', { mode: 'number' }).notNull(),
  allOpen: boolean('all_open').notNull(),
  merkleRoot: text('merkle_root').notNull(),
  treeUri: text('tree_uri').notNull(),
  isOn: boolean('is_on').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainSeries = chain.table('series', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text('collection').notNull(),
  series: integer('series').notNull(),
  creator: text('creator').notNull(),
  baseUri: text('base_uri').notNull(),
  royalty: integer('royalty').notNull(),
  minted: integer('minted').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainWhitelistItem = chain.table('whitelist_item', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  saleId: text('sale_id').notNull(),
  addr: text('addr').notNull(),
  price: uint256('price').notNull(),
  limit: bigint('limit', { mode: 'number' }).notNull(),
  usedCount: bigint('used_count', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
