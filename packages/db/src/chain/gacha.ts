// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, boolean, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainGacha = chain.table('gacha', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  isPaused: boolean('is_paused').notNull(),
  feeRecipient: text('fee_recipient').notNull(),
  isCreationEnded: boolean('is_creation_ended').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainMachine = chain.table('machine', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  number: integer('number').notNull(),
  coin: text('coin').notNull(),
  firstPrice: uint256('first_price').notNull(),
  step: uint256('step').notNull(),
  pets: integer('pets').notNull(),
  baseUri: text('base_uri').notNull(),
  name: text('name').notNull(),
  cover: text('cover').notNull(),
  title: text('title').notNull(),
  introduction: text('introduction').notNull(),
  isOpen: boolean('is_open').notNull(),
  price: uint256('price').notNull(),
  pulls: bigint('pulls', { mode: 'number' }).notNull(),
  size: integer('size').notNull(),
  pending: integer('pending').notNull(),
  returning: integer('returning').notNull(),
  orders: bigint('orders', { mode: 'number' }).notNull(),
  settled: bigint('settled', { mode: 'number' }).notNull(),
  reserve: uint256('reserve').notNull(),
  redeemable: uint256('redeemable').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPet = chain.table('pet', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  machineId: text('machine_id').notNull(),
  tokenId: uint256('token_id').notNull(),
  pet: integer('pet').notNull(),
  holder: text('holder').notNull(),
  state: text('state').notNull(),
  pullId: text('pull_id').notNull(),
  paid: uint256('paid').notNull(),
  redeemValue: uint256('redeem_value').notNull(),
  pulledOrder: bigint('pulled_order', { mode: 'number' }).notNull(),
  pulledAt: bigint('pulled_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPull = chain.table('pull', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  machineId: text('machine_id').notNull(),
  orderId: bigint('order_id', { mode: 'number' }).notNull(),
  owner: text('owner').notNull(),
  size: integer('size').notNull(),
  firstPull: bigint('first_pull', { mode: 'number' }).notNull(),
  paid: uint256('paid').notNull(),
  round: bigint('round', { mode: 'number' }).notNull(),
  state: text('state').notNull(),
  paidOrder: bigint('paid_order', { mode: 'number' }).notNull(),
  paidAt: bigint('paid_at', { mode: 'number' }).notNull(),
  paidTx: text('paid_tx').notNull(),
  settledAt: bigint('settled_at', { mode: 'number' }),
  settledTx: text('settled_tx'),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainRedemption = chain.table('redemption', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  machineId: text('machine_id').notNull(),
  petId: text('pet_id').notNull(),
  pet: integer('pet').notNull(),
  owner: text('owner').notNull(),
  receiver: text('receiver').notNull(),
  amount: uint256('amount').notNull(),
  fee: uint256('fee').notNull(),
  redeemedOrder: bigint('redeemed_order', { mode: 'number' }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainReveal = chain.table('reveal', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  machineId: text('machine_id').notNull(),
  pullId: text('pull_id').notNull(),
  place: integer('place').notNull(),
  petId: text('pet_id').notNull(),
  pet: integer('pet').notNull(),
  owner: text('owner').notNull(),
  paid: uint256('paid').notNull(),
  revealedOrder: bigint('revealed_order', { mode: 'number' }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
