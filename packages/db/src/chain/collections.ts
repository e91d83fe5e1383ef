import { bigint, boolean, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainCollection = chain.table('collection', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  address: text().notNull(),
  owner: text().notNull(),
  creator: text().notNull(),
  name: text().notNull(),
  symbol: text().notNull(),
  maxMint: uint256('max_mint').notNull(),
  isOpen: boolean('is_open').notNull(),
  epoch: integer().notNull(),
  createdBlock: bigint('created_block', { mode: 'number' }).notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainNft = chain.table('nft', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text().notNull(),
  tokenId: uint256('token_id').notNull(),
  owner: text().notNull(),
  creator: text().notNull(),
  tokenUri: text('token_uri').notNull(),
  royalty: integer().notNull(),
  mintOrder: bigint('mint_order', { mode: 'number' }).notNull(),
  mintedBlock: bigint('minted_block', { mode: 'number' }).notNull(),
  mintedAt: bigint('minted_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  movedOrder: bigint('moved_order', { mode: 'number' }).notNull(),
  approved: text().notNull(),
})

export const chainTransfer = chain.table('transfer', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  from: text().notNull(),
  to: text().notNull(),
  block: bigint({ mode: 'number' }).notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  logIndex: integer('log_index').notNull(),
})

export const chainApproval = chain.table('approval', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text().notNull(),
  owner: text().notNull(),
  operator: text().notNull(),
  isApproved: boolean('is_approved').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
