import { bigint, text } from 'drizzle-orm/pg-core'

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
