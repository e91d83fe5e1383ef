import { bigint, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainCredit = chain.table('credit', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  account: text().notNull(),
  coin: text().notNull(),
  amount: uint256('amount').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
