import { index, onchainTable } from 'ponder'

/** What applies to all boxes of a contract. */
export const boxSettings = onchainTable(
  'box_settings',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    isPaused: t.boolean().notNull(),
    feeRecipient: t.hex().notNull(),
    /** The platform fee of runs published later, in basis points. */
    feeRate: t.integer().notNull(),
    maxDuration: t.int8({ mode: 'number' }).notNull(),
    minSize: t.integer().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_box_settings_window').on(t.chainId, t.updatedBlock) }),
)

/** A coin that boxes may or may not take, with the least and the highest price; 0 is no limit. */
export const boxCoin = onchainTable(
  'box_coin',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    coin: t.hex().notNull(),
    isSupported: t.boolean().notNull(),
    floor: t.bigint().notNull(),
    ceiling: t.bigint().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_box_coin_window').on(t.chainId, t.updatedBlock) }),
)

/** A blind-box collection, with the contract's own counters after its last event. */
export const box = onchainTable(
  'box',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    number: t.integer().notNull(),
    owner: t.hex().notNull(),
    name: t.text().notNull(),
    cover: t.text().notNull(),
    title: t.text().notNull(),
    introduction: t.text().notNull(),
    coin: t.hex().notNull(),
    hasOnePrice: t.boolean().notNull(),
    /** The one price for all, or as last published. */
    price: t.bigint().notNull(),
    minPrice: t.bigint().notNull(),
    totalPrice: t.bigint().notNull(),
    commissionRate: t.integer().notNull(),
    feeRate: t.integer().notNull(),
    /** Earned and not claimed yet. */
    commission: t.bigint().notNull(),
    fee: t.bigint().notNull(),
    allOpen: t.boolean().notNull(),
    /** NFTs in it, including those of pending draws. */
    size: t.integer().notNull(),
    pending: t.integer().notNull(),
    soldCount: t.int8({ mode: 'number' }).notNull(),
    orders: t.int8({ mode: 'number' }).notNull(),
    settled: t.int8({ mode: 'number' }).notNull(),
    run: t.int8({ mode: 'number' }).notNull(),
    /** 0 while it is unpublished. */
    publishedAt: t.int8({ mode: 'number' }).notNull(),
    openAt: t.int8({ mode: 'number' }).notNull(),
    closeAt: t.int8({ mode: 'number' }).notNull(),
    createdOrder: t.int8({ mode: 'number' }).notNull(),
    createdAt: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_box_window').on(t.chainId, t.updatedBlock) }),
)

/** An NFT of a box: `in` it, then `returned` to its depositor, or `drawn` and then `claimed`. */
export const prize = onchainTable(
  'prize',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    boxId: t.text().notNull(),
    /** Its index in the box, which is never reused. */
    place: t.integer().notNull(),
    nftId: t.text().notNull(),
    collection: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    depositor: t.hex().notNull(),
    /** Its own price, which counts towards the average. */
    price: t.bigint().notNull(),
    state: t.text().notNull(),
    drawId: t.text(),
    winner: t.hex(),
    /** What its draw cost, and who got which part of it. */
    paid: t.bigint(),
    proceeds: t.bigint(),
    commission: t.bigint(),
    fee: t.bigint(),
    addedAt: t.int8({ mode: 'number' }).notNull(),
    drawnAt: t.int8({ mode: 'number' }),
    claimedAt: t.int8({ mode: 'number' }),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_prize_window').on(t.chainId, t.updatedBlock) }),
)

/** An order of one or more draws: `pending`, then `revealed` or `refunded`. */
export const draw = onchainTable(
  'draw',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    boxId: t.text().notNull(),
    orderId: t.int8({ mode: 'number' }).notNull(),
    run: t.int8({ mode: 'number' }).notNull(),
    owner: t.hex().notNull(),
    coin: t.hex().notNull(),
    paid: t.bigint().notNull(),
    size: t.integer().notNull(),
    round: t.int8({ mode: 'number' }).notNull(),
    /** Whether the whitelist price was paid. */
    isListed: t.boolean().notNull(),
    state: t.text().notNull(),
    /** How many of its prizes were delivered, and when the last of all was. */
    claimed: t.integer().notNull(),
    claimedAt: t.int8({ mode: 'number' }),
    paidOrder: t.int8({ mode: 'number' }).notNull(),
    paidAt: t.int8({ mode: 'number' }).notNull(),
    paidTx: t.hex().notNull(),
    settledAt: t.int8({ mode: 'number' }),
    settledTx: t.hex(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({
    window: index('chain_draw_window').on(t.chainId, t.updatedBlock),
    ofRound: index('chain_draw_round').on(t.chainId, t.round),
  }),
)

/** The account's price and limit in a box, and how many draws it has made of them. A limit of 0 is a removed entry. */
export const boxWhitelistItem = onchainTable(
  'box_whitelist_item',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    boxId: t.text().notNull(),
    addr: t.hex().notNull(),
    price: t.bigint().notNull(),
    limit: t.int8({ mode: 'number' }).notNull(),
    usedCount: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_box_whitelist_item_window').on(t.chainId, t.updatedBlock) }),
)

export const boxCollaborator = onchainTable(
  'box_collaborator',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    boxId: t.text().notNull(),
    account: t.hex().notNull(),
    isCollaborator: t.boolean().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_box_collaborator_window').on(t.chainId, t.updatedBlock) }),
)

/** What was changed, published, unpublished and claimed: each event once. */
export const boxEvent = onchainTable(
  'box_event',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    boxId: t.text().notNull(),
    kind: t.text().notNull(),
    /** Who it concerns, where the event names an account. */
    account: t.hex(),
    coin: t.hex(),
    /** A price or a claimed amount. */
    amount: t.bigint(),
    eventOrder: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_box_event_window').on(t.chainId, t.updatedBlock) }),
)
