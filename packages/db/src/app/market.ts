import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { app } from './schema.ts'

export type StoredTrait = { type: string; value: string; perTenThousand: number | null }

/** One row per token, with everything a list filters or sorts by: no index spans two tables. */
export const nft = app.table(
  'nft',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collectionId: text('collection_id').notNull(),
    contract: text().notNull(),
    tokenId: uint256('token_id').notNull(),
    owner: text().notNull(),
    creator: text().notNull(),
    tokenUri: text('token_uri').notNull(),
    royalty: integer().notNull(),
    mintOrder: bigint('mint_order', { mode: 'number' }).notNull(),
    mintedBlock: bigint('minted_block', { mode: 'number' }).notNull(),
    mintedAt: bigint('minted_at', { mode: 'number' }).notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
    /** Whether the metadata behind `tokenUri` was read: `queued` until then, `bad` when it could not be. */
    metadata: text({ enum: ['queued', 'ready', 'bad'] })
      .notNull()
      .default('queued'),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    mediaType: text('media_type', { enum: ['IMAGE', 'VIDEO', 'audio'] })
      .notNull()
      .default('IMAGE'),
    mediaUrl: text('media_url'),
    /** The still picture of a video or audio file. */
    posterUrl: text('poster_url'),
    traits: jsonb().$type<StoredTrait[]>().notNull().default([]),
    /** The holder's ask, while they hold the token and the market may transfer it; all null while there is none. */
    askId: text('ask_id'),
    price: uint256('price'),
    coin: text(),
    listedAt: bigint('listed_at', { mode: 'number' }),
    /** Whether it can be bought at a given time is evaluated at read time: from `askStart` until before `askEnd`. */
    askStart: bigint('ask_start', { mode: 'number' }),
    askEnd: bigint('ask_end', { mode: 'number' }),
    lastSaleId: text('last_sale_id'),
    lastPrice: uint256('last_price'),
    lastCoin: text('last_coin'),
    lastSoldAt: bigint('last_sold_at', { mode: 'number' }),
    /** Bids that were neither cancelled nor accepted; some may have expired. */
    bidCount: integer('bid_count').notNull().default(0),
  },
  (t) => [
    index('nft_newest').on(t.chainId, t.mintOrder.desc().nullsFirst()),
    index('nft_media_newest').on(t.chainId, t.mediaType, t.mintOrder.desc().nullsFirst()),
    index('nft_collection_newest').on(t.collectionId, t.mintOrder.desc().nullsFirst()),
    index('nft_owner_newest').on(t.owner, t.chainId, t.mintOrder.desc().nullsFirst()),
    index('nft_window').on(t.chainId, t.updatedBlock),
    index('nft_token').on(t.chainId, t.tokenId, t.mintOrder),
    index('nft_title').using('gin', t.title.op('gin_trgm_ops')),
    // Partial index over listed tokens, which are few. Price and coin together, because amounts of two coins have no
    // order. A query for `askEnd` after now implies that there is an ask: a redundant condition would mislead the
    // planner.
    index('nft_collection_price')
      .on(t.collectionId, t.coin, t.price, t.mintOrder, t.askEnd)
      .where(sql`ask_end is not null`),
    index('nft_price')
      .on(t.chainId, t.coin, t.price, t.mintOrder, t.askEnd)
      .where(sql`ask_end is not null`),
    index('nft_collection_listed')
      .on(t.collectionId, t.listedAt, t.mintOrder, t.askEnd)
      .where(sql`ask_end is not null`),
    index('nft_listed')
      .on(t.chainId, t.listedAt, t.mintOrder, t.askEnd)
      .where(sql`ask_end is not null`),
    index('nft_ask_end')
      .on(t.collectionId, t.coin, t.askEnd)
      .where(sql`ask_end is not null`),
    index('nft_queued')
      .on(t.chainId, t.mintOrder)
      .where(sql`metadata = 'queued'`),
  ],
)

/** The history of a token, each event once: a transfer that is part of a sale is recorded as the sale. */
export const activity = app.table(
  'activity',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    nftId: text('nft_id').notNull(),
    collectionId: text('collection_id').notNull().default(''),
    kind: text({ enum: ['mint', 'transfer', 'list', 'unlist', 'sale', 'bid', 'unbid'] }).notNull(),
    from: text().notNull(),
    /** The new holder; the zero address where nothing changed hands. */
    to: text().notNull(),
    price: uint256('price'),
    coin: text(),
    block: bigint({ mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    txHash: text('tx_hash').notNull(),
    logIndex: integer('log_index').notNull(),
  },
  (t) => [
    index('activity_nft').on(t.nftId, t.block.desc().nullsFirst(), t.logIndex.desc().nullsFirst()),
    index('activity_collection').on(
      t.collectionId,
      t.block.desc().nullsFirst(),
      t.logIndex.desc().nullsFirst(),
    ),
    index('activity_from').on(t.from, t.chainId, t.block.desc().nullsFirst(), t.logIndex.desc().nullsFirst()),
    index('activity_to').on(t.to, t.chainId, t.block.desc().nullsFirst(), t.logIndex.desc().nullsFirst()),
    index('activity_window').on(t.chainId, t.block),
  ],
)
