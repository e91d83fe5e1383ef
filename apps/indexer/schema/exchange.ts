import { index, onchainTable } from 'ponder'

/** GBT was bought or sold back, with the pool's reserves after it. */
export const swap = onchainTable(
  'swap',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    /** `buy` or `sell`. */
    side: t.text().notNull(),
    account: t.hex().notNull(),
    receiver: t.hex().notNull(),
    /** The base coin that was paid, including the fee, or received, after the fee. */
    base: t.bigint().notNull(),
    fee: t.bigint().notNull(),
    /** The amount of GBT. */
    amount: t.bigint().notNull(),
    realBase: t.bigint().notNull(),
    tokenReserve: t.bigint().notNull(),
    swapOrder: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_swap_window').on(t.chainId, t.updatedBlock) }),
)

/** GBT was minted or sent; the zero address mints. */
export const gbtTransfer = onchainTable(
  'gbt_transfer',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    from: t.hex().notNull(),
    to: t.hex().notNull(),
    amount: t.bigint().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_gbt_transfer_window').on(t.chainId, t.updatedBlock) }),
)
