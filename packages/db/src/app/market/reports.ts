import { reportReasons, reportStates } from '@mofu/domain/item-reports'
import { sql } from 'drizzle-orm'
import { bigint, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { account } from '../accounts.ts'
import { app } from '../schema.ts'

/** Reports about tokens and the decisions on them. Personal data: deleted with the account. */
export const nftReport = app.table(
  'nft_report',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    nftId: text('nft_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    words: text().notNull(),
    state: text({ enum: reportStates }).notNull().default('open'),
    at: moment('at').notNull().defaultNow(),
    /** Who decided, as in the audit log; when, and their note. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    note: text(),
  },
  (t) => [
    uniqueIndex('nft_report_open')
      .on(t.nftId, t.accountId)
      .where(sql`state = 'open'`),
    index('nft_report_state').on(t.state, t.id),
    index('nft_report_account').on(t.accountId, t.nftId, t.id),
  ],
)
