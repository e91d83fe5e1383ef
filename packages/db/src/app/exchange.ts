import { bigint, index, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** GBT was bought or sold back on the exchange. */
export const swap = app.table(
  'swap',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    side: text({ enum: ['buy', 'sell'] }).notNull(),
    account: text('account').notNull(),
    receiver: text('receiver').notNull(),
    base: uint256('base').notNull(),
    fee: uint256('fee').notNull(),
    amount: uint256('amount').notNull(),
    realBase: uint256('real_base').notNull(),
    tokenReserve: uint256('token_reserve').notNull(),
    swapOrder: bigint('swap_order', { mode: 'number' }).notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    txHash: text('tx_hash').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('swap_latest').on(t.chainId, t.swapOrder.desc().nullsFirst()),
    index('swap_account').on(t.account, t.chainId, t.swapOrder.desc().nullsFirst()),
    index('swap_time').on(t.chainId, t.at),
    index('swap_window').on(t.chainId, t.updatedBlock),
  ],
)

/** GBT was minted or sent; the zero address mints. */
export const gbtTransfer = app.table(
  'gbt_transfer',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    amount: uint256('amount').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('gbt_transfer_window').on(t.chainId, t.updatedBlock)],
)
