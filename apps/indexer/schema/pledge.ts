import { index, onchainTable } from 'ponder'

/** What applies to all collections of a pledge contract. */
export const pledgeSettings = onchainTable(
  'pledge_settings',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    isPaused: t.boolean().notNull(),
    feeRecipient: t.hex().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_pledge_settings_window').on(t.chainId, t.updatedBlock) }),
)

/** The settings of a collection for tokens pledged from now on, and its shares. */
export const pledgePool = onchainTable(
  'pledge_pool',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    collection: t.hex().notNull(),
    /** The id of its shares. */
    coin: t.bigint().notNull(),
    version: t.int8({ mode: 'number' }).notNull(),
    isOpen: t.boolean().notNull(),
    redeemLimit: t.int8({ mode: 'number' }).notNull(),
    /** In basis points, as the discount is. */
    feePercent: t.integer().notNull(),
    sharesCount: t.bigint().notNull(),
    discountTime: t.int8({ mode: 'number' }).notNull(),
    discountPrecent: t.integer().notNull(),
    /** How many tokens are pledged. */
    held: t.int8({ mode: 'number' }).notNull(),
    /** The shares that the fee recipient can claim. */
    fees: t.bigint().notNull(),
    /** The shares kept back for discounts. */
    reserved: t.bigint().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_pledge_pool_window').on(t.chainId, t.updatedBlock) }),
)

/** A token that was pledged, under the settings of that time: `held`, then `redeemed`. */
export const pledge = onchainTable(
  'pledge',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    nftId: t.text().notNull(),
    collection: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    from: t.hex().notNull(),
    coin: t.bigint().notNull(),
    sharesCount: t.bigint().notNull(),
    feeAmount: t.bigint().notNull(),
    /** In shares. */
    discount: t.bigint().notNull(),
    feePercent: t.integer().notNull(),
    discountPrecent: t.integer().notNull(),
    time: t.int8({ mode: 'number' }).notNull(),
    /** From when on anyone can redeem it. */
    redeemTime: t.int8({ mode: 'number' }).notNull(),
    discountAt: t.int8({ mode: 'number' }).notNull(),
    status: t.text().notNull(),
    pledgedOrder: t.int8({ mode: 'number' }).notNull(),
    pledgedTx: t.hex().notNull(),
    redeemedBy: t.hex(),
    redeemedTo: t.hex(),
    redeemedShares: t.bigint(),
    redeemedAt: t.int8({ mode: 'number' }),
    redeemedTx: t.hex(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_pledge_window').on(t.chainId, t.updatedBlock) }),
)

/** The latest pledge of a token, which is the one that the contract's events are about. */
export const nftPledge = onchainTable(
  'nft_pledge',
  (t) => ({
    /** The token's id. */
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    pledgeId: t.text().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_nft_pledge_window').on(t.chainId, t.updatedBlock) }),
)

/** Shares were minted, burnt or sent; the zero address mints and burns. */
export const shareTransfer = onchainTable(
  'share_transfer',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    coin: t.bigint().notNull(),
    from: t.hex().notNull(),
    to: t.hex().notNull(),
    amount: t.bigint().notNull(),
    transferOrder: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_share_transfer_window').on(t.chainId, t.updatedBlock) }),
)
