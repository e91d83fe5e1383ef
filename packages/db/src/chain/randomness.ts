// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainRound = chain.table('round', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  round: bigint('round', { mode: 'number' }).notNull(),
  randomness: text('randomness').notNull(),
  x: uint256('x').notNull(),
  y: uint256('y').notNull(),
  submitter: text('submitter').notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
