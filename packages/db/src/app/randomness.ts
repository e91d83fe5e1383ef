import { bigint, index, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** A beacon round that orders are bound to, or that was submitted. Its signature is null until then. */
export const round = app.table(
  'round',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    round: bigint({ mode: 'number' }).notNull(),
    /** Pulls and draws that it decides, and how many of them are not settled. */
    orders: integer().notNull(),
    pending: integer().notNull(),
    randomness: text(),
    x: uint256('x'),
    y: uint256('y'),
    submitter: text(),
    submittedAt: bigint('submitted_at', { mode: 'number' }),
    txHash: text('tx_hash'),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('round_number').on(t.chainId, t.round), index('round_window').on(t.chainId, t.updatedBlock)],
)
