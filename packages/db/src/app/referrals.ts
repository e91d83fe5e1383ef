import { bigint, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { account } from './accounts.ts'
import { app } from './schema.ts'

/** A closed month of referral sales on a chain, with the Merkle root of its lines. Never changed. */
export const referralStatement = app.table(
  'referral_statement',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** `2026-11`, in UTC. */
    month: text().notNull(),
    /** How many lines of all referrers it has. */
    size: integer().notNull(),
    /** SHA-256, in hexadecimal. */
    root: text().notNull(),
    closedAt: moment('closed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.month] })],
)

/** A line of a statement: one final sale to an invited account. Never changed, and in one statement only. */
export const referralEntry = app.table(
  'referral_entry',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    month: text().notNull(),
    /** Its place among the leaves of the tree. */
    place: integer().notNull(),
    /** The id of the sale, or of the purchase and its token. */
    record: text().notNull(),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => account.id),
    /** The text that is hashed (domain/referral-statement.ts). */
    line: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.month, t.place] }),
    uniqueIndex('referral_entry_record').on(t.chainId, t.record),
    index('referral_entry_inviter').on(t.inviterId, t.chainId, t.month, t.place),
  ],
)
