import { index, onchainTable } from 'ponder'

/** What applies to all lots of a contract. */
export const auctionSettings = onchainTable(
  'auction_settings',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    isPaused: t.boolean().notNull(),
    feeRecipient: t.hex().notNull(),
    /** The platform fee of lots created later, in basis points. */
    feeRate: t.integer().notNull(),
    /** The most of a price that a creator gets, in basis points. */
    royaltiesTop: t.integer().notNull(),
    maxDuration: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_auction_settings_window').on(t.chainId, t.updatedBlock) }),
)

/** A coin that lots may or may not take, with the least and the highest reserve; 0 is no limit. */
export const auctionCoin = onchainTable(
  'auction_coin',
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
  (t) => ({ window: index('chain_auction_coin_window').on(t.chainId, t.updatedBlock) }),
)

/** A collection that was listed or blacklisted. The platform's own collections need no listing. */
export const auctionCollection = onchainTable(
  'auction_collection',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    collection: t.hex().notNull(),
    isSupported: t.boolean().notNull(),
    isBlacklisted: t.boolean().notNull(),
    /** Its tokens expire, as names do. */
    expires: t.boolean().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_auction_collection_window').on(t.chainId, t.updatedBlock) }),
)

/** A token up for auction: `open`, then `sold`, `cancelled`, `returned` without a bid, or `voided`. */
export const lot = onchainTable(
  'lot',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    nftId: t.text().notNull(),
    collection: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    seller: t.hex().notNull(),
    coin: t.hex().notNull(),
    reserve: t.bigint().notNull(),
    feeRate: t.integer().notNull(),
    startAt: t.int8({ mode: 'number' }).notNull(),
    /** With all extensions so far. */
    endAt: t.int8({ mode: 'number' }).notNull(),
    extensions: t.integer().notNull(),
    bids: t.integer().notNull(),
    /** The highest bid; null without one, and after it was reclaimed or refunded. */
    bidId: t.text(),
    bidder: t.hex(),
    amount: t.bigint(),
    /** The bid that its bidder took back because the lot was not settled. */
    reclaimed: t.bigint(),
    status: t.text().notNull(),
    /** The parts of the price of a sold lot. */
    fee: t.bigint(),
    creator: t.hex(),
    royalty: t.bigint(),
    createdOrder: t.int8({ mode: 'number' }).notNull(),
    createdAt: t.int8({ mode: 'number' }).notNull(),
    createdTx: t.hex().notNull(),
    closedAt: t.int8({ mode: 'number' }),
    closedTx: t.hex(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_lot_window').on(t.chainId, t.updatedBlock) }),
)

/** The latest lot of a token, which is the one that the contract's events are about. */
export const nftLot = onchainTable(
  'nft_lot',
  (t) => ({
    /** The token's id. */
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    lotId: t.text().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_nft_lot_window').on(t.chainId, t.updatedBlock) }),
)

export const lotBid = onchainTable(
  'lot_bid',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    lotId: t.text().notNull(),
    nftId: t.text().notNull(),
    bidder: t.hex().notNull(),
    amount: t.bigint().notNull(),
    /** When the bidding closes after this bid. */
    endAt: t.int8({ mode: 'number' }).notNull(),
    isExtending: t.boolean().notNull(),
    /** Whose bid was the highest before, and was refunded. */
    outbidBidder: t.hex(),
    outbidAmount: t.bigint(),
    bidOrder: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_lot_bid_window').on(t.chainId, t.updatedBlock) }),
)
