// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, boolean, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainApproval = chain.table('approval', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text('collection').notNull(),
  owner: text('owner').notNull(),
  operator: text('operator').notNull(),
  isApproved: boolean('is_approved').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainCollection = chain.table('collection', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  address: text('address').notNull(),
  owner: text('owner').notNull(),
  creator: text('creator').notNull(),
  name: text('name').notNull(),
  symbol: text('symbol').notNull(),
  maxMint: uint256('max_mint').notNull(),
  isOpen: boolean('is_open').notNull(),
  epoch: integer('epoch').notNull(),
  createdBlock: bigint('created_block', { mode: 'number' }).notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainCollectionRight = chain.table('collection_right', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text('collection').notNull(),
  epoch: integer('epoch').notNull(),
  account: text('account').notNull(),
  isCollaborator: boolean('is_collaborator').notNull(),
  term: bigint('term', { mode: 'number' }).notNull(),
  isMinter: boolean('is_minter').notNull(),
  grantor: text('grantor').notNull(),
  grantorTerm: bigint('grantor_term', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainNft = chain.table('nft', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text('collection').notNull(),
  tokenId: uint256('token_id').notNull(),
  owner: text('owner').notNull(),
  creator: text('creator').notNull(),
  tokenUri: text('token_uri').notNull(),
  royalty: integer('royalty').notNull(),
  mintOrder: bigint('mint_order', { mode: 'number' }).notNull(),
  mintedBlock: bigint('minted_block', { mode: 'number' }).notNull(),
  mintedAt: bigint('minted_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  movedOrder: bigint('moved_order', { mode: 'number' }).notNull(),
  approved: text('approved').notNull(),
})

export const chainTransfer = chain.table('transfer', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nftId: text('nft_id').notNull(),
  from: text('from').notNull(),
  to: text('to').notNull(),
  block: bigint('block', { mode: 'number' }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  logIndex: integer('log_index').notNull(),
})
