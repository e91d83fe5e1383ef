import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** What applies to all boxes of a contract. */
export const boxSettings = app.table(
  'box_settings',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    isPaused: boolean('is_paused').notNull(),
    feeRecipient: text('fee_recipient').notNull(),
    feeRate: integer('fee_rate').notNull(),
    maxDuration: bigint('max_duration', { mode: 'number' }).notNull(),
    minSize: integer('min_size').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('box_settings_window').on(t.chainId, t.updatedBlock)],
)

/** A coin that boxes may or may not take, and its price limits; 0 is no limit. */
export const boxCoin = app.table(
  'box_coin',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    coin: text('coin').notNull(),
    isSupported: boolean('is_supported').notNull(),
    floor: uint256('floor').notNull(),
    ceiling: uint256('ceiling').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('box_coin_window').on(t.chainId, t.updatedBlock)],
)

/** A blind-box collection as on chain, with its counters. Whether it is open follows from its times and is evaluated at read time. */
export const box = app.table(
  'box',
  {
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
  },
  (t) => [
    index('box_newest').on(t.chainId, t.createdOrder.desc().nullsFirst()),
    index('box_owner').on(t.owner, t.chainId, t.createdOrder.desc().nullsFirst()),
    index('box_window').on(t.chainId, t.updatedBlock),
  ],
)

/** An NFT of a box. */
export const prize = app.table(
  'prize',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    boxId: text('box_id').notNull(),
    place: integer('place').notNull(),
    nftId: text('nft_id').notNull(),
    collection: text('collection').notNull(),
    tokenId: uint256('token_id').notNull(),
    depositor: text('depositor').notNull(),
    price: uint256('price').notNull(),
    state: text({ enum: ['in', 'returned', 'drawn', 'claimed'] }).notNull(),
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
  },
  (t) => [
    index('prize_box').on(t.boxId, t.place),
    index('prize_draw')
      .on(t.drawId)
      .where(sql`draw_id is not null`),
    index('prize_winner')
      .on(t.winner, t.chainId, t.drawnAt.desc().nullsFirst())
      .where(sql`winner is not null`),
    index('prize_window').on(t.chainId, t.updatedBlock),
  ],
)

/** An order of one or more draws. */
export const draw = app.table(
  'draw',
  {
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
    state: text({ enum: ['pending', 'revealed', 'refunded'] }).notNull(),
    claimed: integer('claimed').notNull(),
    claimedAt: bigint('claimed_at', { mode: 'number' }),
    paidOrder: bigint('paid_order', { mode: 'number' }).notNull(),
    paidAt: bigint('paid_at', { mode: 'number' }).notNull(),
    paidTx: text('paid_tx').notNull(),
    settledAt: bigint('settled_at', { mode: 'number' }),
    settledTx: text('settled_tx'),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('draw_box').on(t.boxId, t.orderId.desc().nullsFirst()),
    index('draw_owner').on(t.owner, t.chainId, t.paidOrder.desc().nullsFirst()),
    index('draw_window').on(t.chainId, t.updatedBlock),
    index('draw_pending')
      .on(t.chainId, t.paidAt)
      .where(sql`state = 'pending'`),
  ],
)

/** An entry of a box's whitelist. A removed entry stays with a limit of 0. */
export const boxWhitelistItem = app.table(
  'box_whitelist_item',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    boxId: text('box_id').notNull(),
    addr: text('addr').notNull(),
    price: uint256('price').notNull(),
    limit: bigint('limit', { mode: 'number' }).notNull(),
    usedCount: bigint('used_count', { mode: 'number' }).notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('box_whitelist_item_box').on(t.boxId, t.addr),
    index('box_whitelist_item_window').on(t.chainId, t.updatedBlock),
  ],
)

/** A collaborator of a box. A former one stays, and is not listed. */
export const boxCollaborator = app.table(
  'box_collaborator',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    boxId: text('box_id').notNull(),
    account: text('account').notNull(),
    isCollaborator: boolean('is_collaborator').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('box_collaborator_box').on(t.boxId),
    index('box_collaborator_account')
      .on(t.account, t.chainId)
      .where(sql`is_collaborator`),
    index('box_collaborator_window').on(t.chainId, t.updatedBlock),
  ],
)

/** What was changed, published, unpublished and claimed. */
export const boxEvent = app.table(
  'box_event',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    boxId: text('box_id').notNull(),
    kind: text({
      enum: [
        'created',
        'detail',
        'terms',
        'collaborator',
        'whitelist',
        'all-open',
        'published',
        'unpublished',
        'commission',
        'fee',
      ],
    }).notNull(),
    account: text('account'),
    coin: text('coin'),
    amount: uint256('amount'),
    eventOrder: bigint('event_order', { mode: 'number' }).notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    txHash: text('tx_hash').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('box_event_box').on(t.boxId, t.eventOrder.desc().nullsFirst()),
    index('box_event_window').on(t.chainId, t.updatedBlock),
  ],
)
