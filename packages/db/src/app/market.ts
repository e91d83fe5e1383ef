import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, numeric, text } from 'drizzle-orm/pg-core'

import { app } from './schema.ts'

export type StoredTrait = { type: string; value: string; perTenThousand: number | null }

/** One row for each token, with everything a list filters or sorts by: no index spans two tables. */
export const nft = app.table(
  'nft',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collectionId: text('collection_id').notNull(),
    contract: text().notNull(),
    tokenId: numeric('token_id', { precision: 78, scale: 0, mode: 'bigint' }).notNull(),
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
    traits: jsonb().$type<StoredTrait[]>().notNull().default([]),
  },
  (t) => [
    index('nft_newest').on(t.chainId, t.mintOrder.desc().nullsFirst()),
    index('nft_collection_newest').on(t.collectionId, t.mintOrder.desc().nullsFirst()),
    index('nft_owner_newest').on(t.owner, t.chainId, t.mintOrder.desc().nullsFirst()),
    index('nft_window').on(t.chainId, t.updatedBlock),
    index('nft_queued')
      .on(t.chainId, t.mintOrder)
      .where(sql`metadata = 'queued'`),
  ],
)

/** What happened to a token, oldest facts never change once final. */
export const activity = app.table(
  'activity',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    nftId: text('nft_id').notNull(),
    /** The front of `nft_id`, so that a collection's events are found in their order, too. */
    collectionId: text('collection_id').generatedAlwaysAs(
      sql`substring(nft_id from '^[0-9]+-0x[0-9a-f]{40}')`,
    ),
    kind: text({ enum: ['mint', 'transfer'] }).notNull(),
    from: text().notNull(),
    to: text().notNull(),
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
    index('activity_window').on(t.chainId, t.block),
  ],
)
