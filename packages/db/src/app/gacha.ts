import { petTiers } from '@mofu/domain/pet-tiers'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** What applies to all machines of a gacha contract. */
export const gacha = app.table(
  'gacha',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    isPaused: boolean('is_paused').notNull(),
    feeRecipient: text('fee_recipient').notNull(),
    isCreationEnded: boolean('is_creation_ended').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('gacha_window').on(t.chainId, t.updatedBlock)],
)

/** A gacha machine as on chain, with its counters. */
export const machine = app.table(
  'machine',
  {
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
  },
  (t) => [index('machine_window').on(t.chainId, t.updatedBlock)],
)

/** An order of one or more pulls. */
export const pull = app.table(
  'pull',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    machineId: text('machine_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    owner: text('owner').notNull(),
    size: integer('size').notNull(),
    firstPull: bigint('first_pull', { mode: 'number' }).notNull(),
    paid: uint256('paid').notNull(),
    round: bigint('round', { mode: 'number' }).notNull(),
    state: text({ enum: ['pending', 'revealed', 'refunded'] }).notNull(),
    paidOrder: bigint('paid_order', { mode: 'number' }).notNull(),
    paidAt: bigint('paid_at', { mode: 'number' }).notNull(),
    paidTx: text('paid_tx').notNull(),
    settledAt: bigint('settled_at', { mode: 'number' }),
    settledTx: text('settled_tx'),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('pull_machine').on(t.machineId, t.orderId.desc().nullsFirst()),
    index('pull_owner').on(t.owner, t.chainId, t.paidOrder.desc().nullsFirst()),
    index('pull_window').on(t.chainId, t.updatedBlock),
    index('pull_pending')
      .on(t.chainId, t.paidAt)
      .where(sql`state = 'pending'`),
  ],
)

/** A pet that a pull revealed. A pet that is redeemed and pulled again is revealed again. */
export const reveal = app.table(
  'reveal',
  {
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
  },
  (t) => [
    index('reveal_machine').on(t.machineId, t.revealedOrder.desc().nullsFirst()),
    index('reveal_pull').on(t.pullId, t.place),
    index('reveal_pet').on(t.petId, t.revealedOrder.desc().nullsFirst()),
    index('reveal_window').on(t.chainId, t.updatedBlock),
  ],
)

/** A pet that was pulled at least once: `out`, `returning` behind pending pulls, or `in` its machine again. */
export const pet = app.table(
  'pet',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    machineId: text('machine_id').notNull(),
    tokenId: uint256('token_id').notNull(),
    pet: integer('pet').notNull(),
    holder: text('holder').notNull(),
    state: text({ enum: ['out', 'returning', 'in'] }).notNull(),
    pullId: text('pull_id').notNull(),
    paid: uint256('paid').notNull(),
    redeemValue: uint256('redeem_value').notNull(),
    pulledOrder: bigint('pulled_order', { mode: 'number' }).notNull(),
    pulledAt: bigint('pulled_at', { mode: 'number' }).notNull(),
    /** How rare it is among the ten thousand. */
    tier: text({ enum: petTiers }).notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('pet_holder')
      .on(t.holder, t.chainId, t.pulledOrder.desc().nullsFirst())
      .where(sql`state = 'out'`),
    index('pet_tier')
      .on(t.machineId, t.tier)
      .where(sql`state <> 'in'`),
    index('pet_window').on(t.chainId, t.updatedBlock),
  ],
)

/** A pet was redeemed. */
export const redemption = app.table(
  'redemption',
  {
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
  },
  (t) => [
    index('redemption_machine').on(t.machineId, t.redeemedOrder.desc().nullsFirst()),
    index('redemption_owner').on(t.owner, t.chainId, t.redeemedOrder.desc().nullsFirst()),
    index('redemption_window').on(t.chainId, t.updatedBlock),
  ],
)

/** What is left of each tier in a machine, including the pets of pending pulls; returning pets are not in yet. */
export const machineTier = app.table(
  'machine_tier',
  {
    id: text().primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    machineId: text('machine_id').notNull(),
    tier: text({ enum: petTiers }).notNull(),
    total: integer().notNull(),
    left: integer().notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('machine_tier_machine').on(t.machineId),
    index('machine_tier_window').on(t.chainId, t.updatedBlock),
  ],
)
