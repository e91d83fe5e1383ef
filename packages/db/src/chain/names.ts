// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, boolean, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainName = chain.table('name', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  tokenId: uint256('token_id').notNull(),
  label: text('label').notNull(),
  skeleton: text('skeleton').notNull(),
  owner: text('owner').notNull(),
  expiry: bigint('expiry', { mode: 'number' }).notNull(),
  registeredAt: bigint('registered_at', { mode: 'number' }).notNull(),
  registeredOrder: bigint('registered_order', { mode: 'number' }).notNull(),
  movedOrder: bigint('moved_order', { mode: 'number' }).notNull(),
  addr: text('addr'),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainNameEvent = chain.table('name_event', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  nameId: text('name_id').notNull(),
  kind: text('kind').notNull(),
  account: text('account').notNull(),
  expiry: bigint('expiry', { mode: 'number' }).notNull(),
  coin: text('coin').notNull(),
  price: uint256('price').notNull(),
  eventOrder: bigint('event_order', { mode: 'number' }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainNameSettings = chain.table('name_settings', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  isPaused: boolean('is_paused').notNull(),
  feeRecipient: text('fee_recipient').notNull(),
  coin: text('coin').notNull(),
  three: uint256('three').notNull(),
  four: uint256('four').notNull(),
  longer: uint256('longer').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainNameText = chain.table('name_text', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  nameId: text('name_id').notNull(),
  key: text('key').notNull(),
  value: text('value').notNull(),
  setOrder: bigint('set_order', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPrimaryName = chain.table('primary_name', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  account: text('account').notNull(),
  nameId: text('name_id'),
  setOrder: bigint('set_order', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
