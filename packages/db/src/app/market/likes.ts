import { index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { account } from '../accounts.ts'
import { app } from '../schema.ts'

/** Likes of tokens. Personal data: deleted with the account. */
export const nftLike = app.table(
  'nft_like',
  {
    nftId: text('nft_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.nftId, t.accountId] }), index('nft_like_account').on(t.accountId, t.at)],
)
