import { index, onchainTable } from 'ponder'

/** A beacon round whose signature was submitted and verified. */
export const round = onchainTable(
  'round',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    round: t.int8({ mode: 'number' }).notNull(),
    randomness: t.hex().notNull(),
    /** The signature. */
    x: t.bigint().notNull(),
    y: t.bigint().notNull(),
    submitter: t.hex().notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_round_window').on(t.chainId, t.updatedBlock) }),
)
