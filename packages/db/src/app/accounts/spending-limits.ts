import { spendingPeriods } from '@mofu/domain/spending-limits'
import { bigint, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { moment, uint256 } from '../../columns.ts'
import { account } from '../accounts.ts'
import { app } from '../schema.ts'

/** The most that an account wants to spend on draws and bets in a coin. Null is no limit. */
export const spendingLimit = app.table(
  'spending_limit',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** Lower case; the zero address is the chain's native coin. */
    coin: text().notNull(),
    period: text({ enum: spendingPeriods }).notNull(),
    amount: uint256('amount'),
    /** The higher limit that replaces it at `nextAt`. Without a time, none is waiting. */
    nextAmount: uint256('next_amount'),
    nextAt: moment('next_at'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.chainId, t.coin, t.period] })],
)
