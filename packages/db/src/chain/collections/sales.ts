import { bigint, boolean, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../../columns.ts'
import { chain } from '../schema.ts'

export const chainSeries = chain.table('series', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text().notNull(),
  series: integer().notNull(),
  creator: text().notNull(),
  baseUri: text('base_uri').notNull(),
  royalty: integer().notNull(),
  minted: integer().notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainMintSale = chain.table('mint_sale', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text().notNull(),
  series: integer().notNull(),
  coin: text().notNull(),
  price: uint256('price').notNull(),
  limit: bigint({ mode: 'number' }).notNull(),
  allOpen: boolean('all_open').notNull(),
  merkleRoot: text('merkle_root').notNull(),
  treeUri: text('tree_uri').notNull(),
  isOn: boolean('is_on').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainWhitelistItem = chain.table('whitelist_item', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  saleId: text('sale_id').notNull(),
  addr: text().notNull(),
  price: uint256('price').notNull(),
  limit: bigint({ mode: 'number' }).notNull(),
  usedCount: bigint('used_count', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainCollectionRight = chain.table('collection_right', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text().notNull(),
  epoch: integer().notNull(),
  account: text().notNull(),
  isCollaborator: boolean('is_collaborator').notNull(),
  term: bigint({ mode: 'number' }).notNull(),
  isMinter: boolean('is_minter').notNull(),
  grantor: text().notNull(),
  grantorTerm: bigint('grantor_term', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
