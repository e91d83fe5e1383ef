import { keyRoles } from '@mofu/domain/key-roles'
import { bigint, index, primaryKey, text } from 'drizzle-orm/pg-core'

import { moment, uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** What a key of our own processes held in a chain's native coin at a time. */
export const keyBalance = app.table(
  'key_balance',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    role: text({ enum: keyRoles }).notNull(),
    address: text().notNull(),
    sampledAt: moment('sampled_at').notNull(),
    balance: uint256('balance').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.role, t.address, t.sampledAt] }),
    index('key_balance_sampled').on(t.sampledAt),
  ],
)
