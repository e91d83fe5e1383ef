import { index, onchainTable } from 'ponder'

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
    /** The log position of its last transfer: earlier asks and approvals belong to a former holder. */
    movedOrder: t.int8({ mode: 'number' }).notNull(),
    /** Who may transfer this one token, until it is transferred. */
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

/**
 * The rights of a wallet in a collection. They are valid only in the epoch they were granted in, and a minter's only
 * while its grantor is the owner, or a collaborator in the same term.
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

/** Operators that may transfer all of a holder's tokens in a collection. */
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
