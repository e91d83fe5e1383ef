// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainCredit = chain.table('credit', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  account: text('account').notNull(),
  coin: text('coin').notNull(),
  amount: uint256('amount').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
