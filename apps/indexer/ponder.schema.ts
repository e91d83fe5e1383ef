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
    /** How often it has changed owners. */
    epoch: t.integer().notNull(),
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
    /** Where in the chain it last changed hands: what was said of it before that is about another stay. */
    movedOrder: t.int8({ mode: 'number' }).notNull(),
    /** Who may move this one token, until it moves. */
    approved: t.hex().notNull(),
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

/** Many tokens that share a folder of metadata. `minted` is the last serial number so far. */
export const series = onchainTable(
  'series',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    collection: t.hex().notNull(),
    series: t.integer().notNull(),
    creator: t.hex().notNull(),
    baseUri: t.text().notNull(),
    royalty: t.integer().notNull(),
    minted: t.integer().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_series_window').on(t.chainId, t.updatedBlock) }),
)

/** A sale of a series by its collection. Of a collection's only the one with the highest series can be on. */
export const mintSale = onchainTable(
  'mint_sale',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    collection: t.hex().notNull(),
    series: t.integer().notNull(),
    coin: t.hex().notNull(),
    price: t.bigint().notNull(),
    limit: t.int8({ mode: 'number' }).notNull(),
    allOpen: t.boolean().notNull(),
    merkleRoot: t.hex().notNull(),
    treeUri: t.text().notNull(),
    isOn: t.boolean().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_mint_sale_window').on(t.chainId, t.updatedBlock) }),
)

/** A wallet in a sale: what it was listed for by itself (limit 0: it was not), and what it has bought in whichever way. */
export const whitelistItem = onchainTable(
  'whitelist_item',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    saleId: t.text().notNull(),
    addr: t.hex().notNull(),
    price: t.bigint().notNull(),
    limit: t.int8({ mode: 'number' }).notNull(),
    usedCount: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_whitelist_item_window').on(t.chainId, t.updatedBlock) }),
)

/**
 * The rights of a wallet in a collection. They count only in the epoch they were given in, and a minter only while its
 * grantor is the owner, or a collaborator in the same term.
 */
export const collectionRight = onchainTable(
  'collection_right',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    collection: t.hex().notNull(),
    epoch: t.integer().notNull(),
    account: t.hex().notNull(),
    isCollaborator: t.boolean().notNull(),
    term: t.int8({ mode: 'number' }).notNull(),
    isMinter: t.boolean().notNull(),
    grantor: t.hex().notNull(),
    grantorTerm: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_collection_right_window').on(t.chainId, t.updatedBlock) }),
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

/** Whom a holder lets move all they have in a collection. */
export const approval = onchainTable(
  'approval',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    collection: t.hex().notNull(),
    owner: t.hex().notNull(),
    operator: t.hex().notNull(),
    isApproved: t.boolean().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_approval_window').on(t.chainId, t.updatedBlock) }),
)

/** The last ask of a seller for a token. Whether it still stands is also a matter of where the token went since. */
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

/** A token changed hands for money: an ask was filled, or a bid accepted. */
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

/** Asks and bids as they were made, changed and taken back: each event once. */
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
