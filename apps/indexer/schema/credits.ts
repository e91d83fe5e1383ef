import { index, onchainTable } from 'ponder'

/** What an account may withdraw in a coin: the ledger's own balance after its last event. */
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
