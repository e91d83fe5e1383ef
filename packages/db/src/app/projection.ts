import { bigint, text } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { app } from './schema.ts'

/** Progress of each chain's read model: written in the transaction that advances it. */
export const projection = app.table('projection', {
  chainId: bigint('chain_id', { mode: 'number' }).primaryKey(),
  /** The indexer's schema it was read from; a different one triggers a full comparison. */
  deployment: text().notNull(),
  /** The engine's own checkpoint of that schema. */
  checkpoint: text().notNull(),
  block: bigint({ mode: 'number' }).notNull(),
  blockTime: bigint('block_time', { mode: 'number' }).notNull(),
  finalizedBlock: bigint('finalized_block', { mode: 'number' }).notNull(),
  projectedAt: bigint('projected_at', { mode: 'number' }).notNull(),
})

/** The last block of a chain that we took for final, with its hash at that time. */
export const finalMark = app.table('final_mark', {
  chainId: bigint('chain_id', { mode: 'number' }).primaryKey(),
  block: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  /** Since when the chain has another block in its place: what we stored up to it may never have happened. */
  brokenAt: moment('broken_at'),
})
