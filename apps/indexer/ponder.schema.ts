import { index, onchainTable } from 'ponder'

/**
 * The tables of chain.*: facts of the chain and nothing else. One text key with the chain id inside for each,
 * because keys of several columns make the engine's crash recovery many times slower.
 */
export const collection = onchainTable(
  'collection',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    address: t.hex().notNull(),
    owner: t.hex().notNull(),
    creator: t.hex().notNull(),
    name: t.text().notNull(),
    symbol: t.text().notNull(),
    maxMint: t.bigint().notNull(),
    isOpen: t.boolean().notNull(),
    createdBlock: t.int8({ mode: 'number' }).notNull(),
    createdAt: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_collection_window').on(t.chainId, t.updatedBlock) }),
)

export const nft = onchainTable(
  'nft',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    collection: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    owner: t.hex().notNull(),
    creator: t.hex().notNull(),
    tokenUri: t.text().notNull(),
    royalty: t.integer().notNull(),
    mintOrder: t.int8({ mode: 'number' }).notNull(),
    mintedBlock: t.int8({ mode: 'number' }).notNull(),
    mintedAt: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_nft_window').on(t.chainId, t.updatedBlock) }),
)

export const transfer = onchainTable(
  'transfer',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    nftId: t.text().notNull(),
    from: t.hex().notNull(),
    to: t.hex().notNull(),
    block: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    logIndex: t.integer().notNull(),
  }),
  (t) => ({ window: index('chain_transfer_window').on(t.chainId, t.block) }),
)

/** What an account may withdraw in a coin: the ledger's own figure after its last event. */
export const credit = onchainTable(
  'credit',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    account: t.hex().notNull(),
    coin: t.hex().notNull(),
    amount: t.bigint().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_credit_window').on(t.chainId, t.updatedBlock) }),
)

/** A payment of the mall as it stands after its last event. */
export const payment = onchainTable(
  'payment',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    paymentId: t.hex().notNull(),
    orderKey: t.hex().notNull(),
    payer: t.hex().notNull(),
    coin: t.hex().notNull(),
    amount: t.bigint().notNull(),
    held: t.bigint().notNull(),
    refundable: t.bigint().notNull(),
    stage: t.text().notNull(),
    splitHash: t.hex().notNull(),
    captureBy: t.int8({ mode: 'number' }).notNull(),
    refundBy: t.int8({ mode: 'number' }).notNull(),
    paidBlock: t.int8({ mode: 'number' }).notNull(),
    paidAt: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    logIndex: t.integer().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_payment_window').on(t.chainId, t.updatedBlock) }),
)

/** Everything that ever happened to a payment of the mall, one row for each event. */
export const paymentEvent = onchainTable(
  'payment_event',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    paymentId: t.hex().notNull(),
    kind: t.text().notNull(),
    /** Who did it, or whose money it is: see the handlers. */
    account: t.hex().notNull(),
    coin: t.hex(),
    amount: t.bigint().notNull(),
    block: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    logIndex: t.integer().notNull(),
  }),
  (t) => ({ window: index('chain_payment_event_window').on(t.chainId, t.block) }),
)

/** Who was credited how much when a payment was captured. */
export const paymentDue = onchainTable(
  'payment_due',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    eventId: t.text().notNull(),
    place: t.integer().notNull(),
    account: t.hex().notNull(),
    amount: t.bigint().notNull(),
    block: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_payment_due_window').on(t.chainId, t.block) }),
)
