// Made by `pnpm gen` from the indexer schema. Do not edit.
import { bigint, boolean, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { chain } from './schema.ts'

export const chainBox = chain.table('box', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  number: integer('number').notNull(),
  owner: text('owner').notNull(),
  name: text('name').notNull(),
  cover: text('cover').notNull(),
  title: text('title').notNull(),
  introduction: text('introduction').notNull(),
  coin: text('coin').notNull(),
  hasOnePrice: boolean('has_one_price').notNull(),
  price: uint256('price').notNull(),
  minPrice: uint256('min_price').notNull(),
  totalPrice: uint256('total_price').notNull(),
  commissionRate: integer('commission_rate').notNull(),
  feeRate: integer('fee_rate').notNull(),
  commission: uint256('commission').notNull(),
  fee: uint256('fee').notNull(),
  allOpen: boolean('all_open').notNull(),
  size: integer('size').notNull(),
  pending: integer('pending').notNull(),
  soldCount: bigint('sold_count', { mode: 'number' }).notNull(),
  orders: bigint('orders', { mode: 'number' }).notNull(),
  settled: bigint('settled', { mode: 'number' }).notNull(),
  run: bigint('run', { mode: 'number' }).notNull(),
  publishedAt: bigint('published_at', { mode: 'number' }).notNull(),
  openAt: bigint('open_at', { mode: 'number' }).notNull(),
  closeAt: bigint('close_at', { mode: 'number' }).notNull(),
  createdOrder: bigint('created_order', { mode: 'number' }).notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainBoxCoin = chain.table('box_coin', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  coin: text('coin').notNull(),
  isSupported: boolean('is_supported').notNull(),
  floor: uint256('floor').notNull(),
  ceiling: uint256('ceiling').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainBoxCollaborator = chain.table('box_collaborator', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  boxId: text('box_id').notNull(),
  account: text('account').notNull(),
  isCollaborator: boolean('is_collaborator').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainBoxEvent = chain.table('box_event', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  boxId: text('box_id').notNull(),
  kind: text('kind').notNull(),
  account: text('account'),
  coin: text('coin'),
  amount: uint256('amount'),
  eventOrder: bigint('event_order', { mode: 'number' }).notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
  txHash: text('tx_hash').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainBoxSettings = chain.table('box_settings', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  contract: text('contract').notNull(),
  isPaused: boolean('is_paused').notNull(),
  feeRecipient: text('fee_recipient').notNull(),
  feeRate: integer('fee_rate').notNull(),
  maxDuration: bigint('max_duration', { mode: 'number' }).notNull(),
  minSize: integer('min_size').notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainBoxWhitelistItem = chain.table('box_whitelist_item', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  boxId: text('box_id').notNull(),
  addr: text('addr').notNull(),
  price: uint256('price').notNull(),
  limit: bigint('limit', { mode: 'number' }).notNull(),
  usedCount: bigint('used_count', { mode: 'number' }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainDraw = chain.table('draw', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  boxId: text('box_id').notNull(),
  orderId: bigint('order_id', { mode: 'number' }).notNull(),
  run: bigint('run', { mode: 'number' }).notNull(),
  owner: text('owner').notNull(),
  coin: text('coin').notNull(),
  paid: uint256('paid').notNull(),
  size: integer('size').notNull(),
  round: bigint('round', { mode: 'number' }).notNull(),
  isListed: boolean('is_listed').notNull(),
  state: text('state').notNull(),
  claimed: integer('claimed').notNull(),
  claimedAt: bigint('claimed_at', { mode: 'number' }),
  paidOrder: bigint('paid_order', { mode: 'number' }).notNull(),
  paidAt: bigint('paid_at', { mode: 'number' }).notNull(),
  paidTx: text('paid_tx').notNull(),
  settledAt: bigint('settled_at', { mode: 'number' }),
  settledTx: text('settled_tx'),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})

export const chainPrize = chain.table('prize', {
  id: text('id').primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  boxId: text('box_id').notNull(),
  place: integer('place').notNull(),
  nftId: text('nft_id').notNull(),
  collection: text('collection').notNull(),
  tokenId: uint256('token_id').notNull(),
  depositor: text('depositor').notNull(),
  price: uint256('price').notNull(),
  state: text('state').notNull(),
  drawId: text('draw_id'),
  winner: text('winner'),
  paid: uint256('paid'),
  proceeds: uint256('proceeds'),
  commission: uint256('commission'),
  fee: uint256('fee'),
  addedAt: bigint('added_at', { mode: 'number' }).notNull(),
  drawnAt: bigint('drawn_at', { mode: 'number' }),
  claimedAt: bigint('claimed_at', { mode: 'number' }),
  updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
})
