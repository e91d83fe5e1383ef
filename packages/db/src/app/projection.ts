import { bigint, text } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { app } from './schema.ts'

/** How far each chain's read model has come: written in the transaction that brought it there. */
export const projection = app.table('projection', {
  chainId: bigint('chain_id', { mode: 'number' }).primaryKey(),
  /** The indexer's schema it was read from; another one means everything is compared anew. */
  deployment: text().notNull(),
  /** The engine's own mark of how far that schema had come. */
  checkpoint: text().notNull(),
  block: bigint({ mode: 'number' }).notNull(),
  blockTime: bigint('block_time', { mode: 'number' }).notNull(),
  finalizedBlock: bigint('finalized_block', { mode: 'number' }).notNull(),
  projectedAt: bigint('projected_at', { mode: 'number' }).notNull(),
})

/** The last block of a chain that we took for final, as the chain named it then. */
export const finalMark = app.table('final_mark', {
  chainId: bigint('chain_id', { mode: 'number' }).primaryKey(),
  block: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  /** Since when the chain has another block in its place: what we hold below it may never have happened. */
  brokenAt: moment('broken_at'),
})
