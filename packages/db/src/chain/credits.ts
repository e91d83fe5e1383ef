import { bigint, numeric, text } from 'drizzle-orm/pg-core'

import { chain } from './schema.ts'

export const chainCredit = chain.table('credit', {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  account: text().notNull(),
  coin: text().notNull(),
  amount: numeric({ precision: 78, scale: 0, mode: 'bigint' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
