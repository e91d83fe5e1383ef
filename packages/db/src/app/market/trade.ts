import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../../columns.ts'
import { app } from '../schema.ts'

/**
 * The last ask of each seller for each token, with its state: `dormant` for good once the token has left the seller,
 * even if it comes back; `unapproved` while the market may not transfer it. Start and end are evaluated at read time.
 */
export const ask = app.table(
  'ask',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    nftId: text('nft_id').notNull(),
    seller: text().notNull(),
    coin: text().notNull(),
    price: uint256('price').notNull(),
    startAt: bigint('start_at', { mode: 'number' }).notNull(),
    endAt: bigint('end_at', { mode: 'number' }).notNull(),
    status: text({ enum: ['open', 'unapproved', 'dormant', 'cancelled', 'filled'] }).notNull(),
    listedOrder: bigint('listed_order', { mode: 'number' }).notNull(),
    listedAt: bigint('listed_at', { mode: 'number' }).notNull(),
    /** The newest block that affects its state: of the ask, its token, its seller's rounds and approvals. */
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('ask_nft').on(t.nftId),
    index('ask_seller').on(t.seller, t.chainId, t.listedOrder.desc().nullsFirst()),
    index('ask_window').on(t.chainId, t.updatedBlock),
    index('ask_end')
      .on(t.chainId, t.endAt)
      .where(sql`status = 'open'`),
  ],
)

/** The last bid of each bidder for each token. It is for the token, regardless of its holder. */
export const bid = app.table(
  'bid',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    nftId: text('nft_id').notNull(),
    bidder: text().notNull(),
    coin: text().notNull(),
    price: uint256('price').notNull(),
    endAt: bigint('end_at', { mode: 'number' }).notNull(),
    status: text({ enum: ['open', 'cancelled', 'accepted'] }).notNull(),
    bidOrder: bigint('bid_order', { mode: 'number' }).notNull(),
    bidAt: bigint('bid_at', { mode: 'number' }).notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('bid_nft')
      .on(t.nftId, t.price.desc().nullsFirst())
      .where(sql`status = 'open'`),
    index('bid_bidder').on(t.bidder, t.chainId, t.bidOrder.desc().nullsFirst()),
    index('bid_window').on(t.chainId, t.updatedBlock),
    index('bid_end')
      .on(t.chainId, t.endAt)
      .where(sql`status = 'open'`),
  ],
)

/**
 * The last offer of each account for any tokens of a collection. Equal to chain.collection_offer. The end is evaluated at
 * read time.
 */
export const collectionOffer = app.table(
  'collection_offer',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collectionId: text('collection_id').notNull(),
    offerer: text().notNull(),
    coin: text().notNull(),
    /** For each token. */
    price: uint256('price').notNull(),
    /** How many can still be sold into it. */
    quantity: bigint({ mode: 'number' }).notNull(),
    endAt: bigint('end_at', { mode: 'number' }).notNull(),
    status: text({ enum: ['open', 'cancelled', 'filled'] }).notNull(),
    offerOrder: bigint('offer_order', { mode: 'number' }).notNull(),
    offeredAt: bigint('offered_at', { mode: 'number' }).notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('collection_offer_collection')
      .on(t.collectionId, t.price.desc().nullsFirst())
      .where(sql`status = 'open'`),
    index('collection_offer_offerer').on(t.offerer, t.chainId, t.offerOrder.desc().nullsFirst()),
    index('collection_offer_window').on(t.chainId, t.updatedBlock),
    index('collection_offer_end')
      .on(t.chainId, t.endAt)
      .where(sql`status = 'open'`),
  ],
)

/** A token was sold. */
export const sale = app.table(
  'sale',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    nftId: text('nft_id').notNull(),
    collectionId: text('collection_id').notNull(),
    /** Whether an ask was filled, or a bid or a collection offer accepted. */
    kind: text({ enum: ['ask', 'bid', 'collectionOffer'] }).notNull(),
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
  },
  (t) => [
    index('sale_nft').on(t.nftId, t.block.desc().nullsFirst(), t.logIndex.desc().nullsFirst()),
    index('sale_collection').on(t.collectionId, t.block.desc().nullsFirst(), t.logIndex.desc().nullsFirst()),
    index('sale_seller').on(t.seller, t.chainId, t.block.desc().nullsFirst(), t.logIndex.desc().nullsFirst()),
    index('sale_buyer').on(t.buyer, t.chainId, t.block.desc().nullsFirst(), t.logIndex.desc().nullsFirst()),
    index('sale_window').on(t.chainId, t.block),
  ],
)

/** Operators that may transfer all of a holder's tokens in a collection. A revoked approval stays, and is not listed. */
export const approval = app.table(
  'approval',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collectionId: text('collection_id').notNull(),
    owner: text().notNull(),
    operator: text().notNull(),
    isApproved: boolean('is_approved').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('approval_owner')
      .on(t.owner, t.chainId)
      .where(sql`is_approved`),
    index('approval_window').on(t.chainId, t.updatedBlock),
  ],
)
