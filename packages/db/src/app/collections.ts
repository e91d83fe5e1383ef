import { collectionStates } from '@mofu/domain/collection-states'
import { bigint, boolean, index, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** A collection with its counters, maintained by the projector. */
export const collection = app.table(
  'collection',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text().notNull(),
    name: text().notNull(),
    symbol: text().notNull(),
    owner: text().notNull(),
    creator: text().notNull(),
    isOpen: boolean('is_open').notNull(),
    /** How often it has changed owners. Roles are granted per epoch. */
    epoch: integer().notNull().default(0),
    maxMint: uint256('max_mint').notNull(),
    nftCount: integer('nft_count').notNull().default(0),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
    /** How many accounts hold at least one. Maintained by triggers on app.nft (../counter-triggers.ts). */
    holderCount: integer('holder_count').notNull().default(0),
    /** The moderation state (collections/moderation.ts), copied here because every list filters by it. */
    state: text({ enum: collectionStates }).notNull().default('unverified'),
  },
  (t) => [
    index('collection_fullest').on(t.chainId, t.nftCount.desc().nullsFirst(), t.id),
    index('collection_owner').on(t.owner, t.chainId),
    index('collection_contract').on(t.chainId, t.contract),
    index('collection_name').using('gin', t.name.op('gin_trgm_ops')),
    index('collection_window').on(t.chainId, t.updatedBlock),
    // The facts a card shows of its collection: looked up for every row of every list.
    index('collection_card').on(t.id, t.state, t.name, t.owner),
  ],
)
