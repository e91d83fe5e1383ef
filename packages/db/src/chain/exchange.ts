// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainGbtTransfer = chain.table('gbt_transfer', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  from: text('from').notNull(),
  to: text('to').notNull(),
  amount: uint256('amount').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainSwap = chain.table('swap', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  side: text('side').notNull(),
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
})
