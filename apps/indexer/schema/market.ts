import { index, onchainTable } from 'ponder'

/** The last ask of a seller for a token. Whether it is still open also depends on later transfers of the token. */
export const ask = onchainTable(
  'ask',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    nftId: t.text().notNull(),
    collection: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    market: t.hex().notNull(),
    seller: t.hex().notNull(),
    coin: t.hex().notNull(),
    price: t.bigint().notNull(),
    startAt: t.int8({ mode: 'number' }).notNull(),
    endAt: t.int8({ mode: 'number' }).notNull(),
    status: t.text().notNull(),
    listedOrder: t.int8({ mode: 'number' }).notNull(),
    listedAt: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({
    window: index('chain_ask_window').on(t.chainId, t.updatedBlock),
    ofNft: index('chain_ask_nft').on(t.nftId),
    ofSeller: index('chain_ask_seller').on(t.seller),
  }),
)

/** When a seller last ended all their asks at once. */
export const sellRound = onchainTable(
  'sell_round',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    market: t.hex().notNull(),
    seller: t.hex().notNull(),
    round: t.bigint().notNull(),
    cancelledOrder: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_sell_round_window').on(t.chainId, t.updatedBlock) }),
)

/** The last bid of a bidder for a token. */
export const bid = onchainTable(
  'bid',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    nftId: t.text().notNull(),
    collection: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    bidder: t.hex().notNull(),
    coin: t.hex().notNull(),
    price: t.bigint().notNull(),
    endAt: t.int8({ mode: 'number' }).notNull(),
    status: t.text().notNull(),
    bidOrder: t.int8({ mode: 'number' }).notNull(),
    bidAt: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({
    window: index('chain_bid_window').on(t.chainId, t.updatedBlock),
    ofNft: index('chain_bid_nft').on(t.nftId),
  }),
)

/** The last offer of an account for any tokens of a collection. The quantity is what can still be sold into it. */
export const collectionOffer = onchainTable(
  'collection_offer',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    collectionId: t.text().notNull(),
    offerer: t.hex().notNull(),
    coin: t.hex().notNull(),
    price: t.bigint().notNull(),
    quantity: t.int8({ mode: 'number' }).notNull(),
    endAt: t.int8({ mode: 'number' }).notNull(),
    status: t.text().notNull(),
    offerOrder: t.int8({ mode: 'number' }).notNull(),
    offeredAt: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_collection_offer_window').on(t.chainId, t.updatedBlock) }),
)

/** A token was sold: an ask was filled, or a bid or a collection offer accepted. */
export const sale = onchainTable(
  'sale',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    nftId: t.text().notNull(),
    collection: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    kind: t.text().notNull(),
    seller: t.hex().notNull(),
    buyer: t.hex().notNull(),
    receiver: t.hex().notNull(),
    coin: t.hex().notNull(),
    price: t.bigint().notNull(),
    fee: t.bigint().notNull(),
    creator: t.hex().notNull(),
    royalty: t.bigint().notNull(),
    block: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    logIndex: t.integer().notNull(),
  }),
  (t) => ({
    window: index('chain_sale_window').on(t.chainId, t.block),
    ofNft: index('chain_sale_nft').on(t.nftId, t.block),
    inTransaction: index('chain_sale_transaction').on(t.txHash),
  }),
)

/** Asks and bids as they were made, changed and cancelled: each event once. */
export const offerEvent = onchainTable(
  'offer_event',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    nftId: t.text().notNull(),
    collection: t.hex().notNull(),
    kind: t.text().notNull(),
    by: t.hex().notNull(),
    coin: t.hex(),
    price: t.bigint(),
    block: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    logIndex: t.integer().notNull(),
  }),
  (t) => ({ window: index('chain_offer_event_window').on(t.chainId, t.block) }),
)
