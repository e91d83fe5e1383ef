import { bigint, boolean, index, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../../columns.ts'
import { app } from '../schema.ts'

/** Copies of the indexer's tables of the same names, maintained by the projector. */
export const series = app.table(
  'series',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collection: text().notNull(),
    series: integer().notNull(),
    creator: text().notNull(),
    baseUri: text('base_uri').notNull(),
    royalty: integer().notNull(),
    /** How many tokens it has: the last serial number. */
    minted: integer().notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('series_window').on(t.chainId, t.updatedBlock)],
)

/** Of a collection's sales, only the one with the highest series can be active. */
export const mintSale = app.table(
  'mint_sale',
  {
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
  },
  (t) => [
    index('mint_sale_collection').on(t.chainId, t.collection, t.series.desc().nullsFirst()),
    index('mint_sale_window').on(t.chainId, t.updatedBlock),
  ],
)

/** A purchase in a sale. Its tokens have the mint orders from `soldOrder` + 2 on. */
export const mintPurchase = app.table(
  'mint_purchase',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collection: text().notNull(),
    series: integer().notNull(),
    seller: text().notNull(),
    buyer: text().notNull(),
    quantity: integer().notNull(),
    coin: text().notNull(),
    /** Of each token. */
    price: uint256('price').notNull(),
    soldOrder: bigint('sold_order', { mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    txHash: text('tx_hash').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('mint_purchase_buyer').on(t.buyer, t.chainId, t.soldOrder.desc().nullsFirst()),
    index('mint_purchase_seller').on(t.seller, t.chainId, t.soldOrder.desc().nullsFirst()),
    index('mint_purchase_newest').on(t.chainId, t.soldOrder.desc().nullsFirst()).concurrently(),
    index('mint_purchase_window').on(t.chainId, t.updatedBlock),
  ],
)

export const whitelistItem = app.table(
  'whitelist_item',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    saleId: text('sale_id').notNull(),
    addr: text().notNull(),
    price: uint256('price').notNull(),
    limit: bigint({ mode: 'number' }).notNull(),
    usedCount: bigint('used_count', { mode: 'number' }).notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('whitelist_item_sale').on(t.saleId),
    index('whitelist_item_window').on(t.chainId, t.updatedBlock),
  ],
)

export const collectionRight = app.table(
  'collection_right',
  {
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
  },
  (t) => [
    index('collection_right_collection').on(t.chainId, t.collection),
    index('collection_right_account').on(t.account, t.chainId),
    index('collection_right_window').on(t.chainId, t.updatedBlock),
  ],
)
