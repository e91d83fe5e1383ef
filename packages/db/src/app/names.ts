import { sql } from 'drizzle-orm'
import { bigint, boolean, index, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** The latest prices of a year, and whether registration is paused. */
export const nameSettings = app.table(
  'name_settings',
  {
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
  },
  (t) => [index('name_settings_window').on(t.chainId, t.updatedBlock)],
)

/** A registered name, under the id of its token. Its state follows from the expiry and is evaluated at read time. */
export const name = app.table(
  'name',
  {
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
  },
  (t) => [
    index('name_newest').on(t.chainId, t.registeredOrder.desc().nullsFirst()),
    index('name_owner').on(t.owner, t.chainId, t.expiry),
    index('name_skeleton').on(t.chainId, t.skeleton),
    // A prefix of labels is a range of bytes.
    index('name_prefix').on(t.chainId, t.label.op('text_pattern_ops')),
    index('name_label').using('gin', t.label.op('gin_trgm_ops')),
    index('name_expiry').on(t.chainId, t.expiry),
    index('name_window').on(t.chainId, t.updatedBlock),
  ],
)

/** A text record. It counts if it was set after the name's last transfer. */
export const nameText = app.table(
  'name_text',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    nameId: text('name_id').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    setOrder: bigint('set_order', { mode: 'number' }).notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('name_text_name').on(t.nameId), index('name_text_window').on(t.chainId, t.updatedBlock)],
)

/** The primary name that an account chose. Whether it counts is evaluated at read time. */
export const primaryName = app.table(
  'primary_name',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    account: text('account').notNull(),
    nameId: text('name_id'),
    setOrder: bigint('set_order', { mode: 'number' }).notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('primary_name_name')
      .on(t.nameId)
      .where(sql`name_id is not null`),
    index('primary_name_window').on(t.chainId, t.updatedBlock),
  ],
)

/** A registration or a renewal, and what was paid for it. */
export const nameEvent = app.table(
  'name_event',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    nameId: text('name_id').notNull(),
    kind: text({ enum: ['register', 'renew'] }).notNull(),
    account: text('account').notNull(),
    expiry: bigint('expiry', { mode: 'number' }).notNull(),
    coin: text('coin').notNull(),
    price: uint256('price').notNull(),
    eventOrder: bigint('event_order', { mode: 'number' }).notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    txHash: text('tx_hash').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('name_event_name').on(t.nameId, t.eventOrder.desc().nullsFirst()),
    index('name_event_time').on(t.chainId, t.at),
    index('name_event_window').on(t.chainId, t.updatedBlock),
  ],
)
