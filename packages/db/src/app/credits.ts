import { sql } from 'drizzle-orm'
import { bigint, index, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** What an account may withdraw, in each coin. A row with a balance of zero stays and is not listed. */
export const credit = app.table(
  'credit',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    account: text().notNull(),
    coin: text().notNull(),
    amount: uint256('amount').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('credit_account')
      .on(t.account, t.chainId, t.coin)
      .where(sql`amount > 0`),
    index('credit_window').on(t.chainId, t.updatedBlock),
  ],
)
