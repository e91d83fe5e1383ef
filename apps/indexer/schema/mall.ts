import { index, onchainTable } from 'ponder'

/** A payment of the mall, in its state after its last event. */
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

/** The history of the mall's payments, one row per event. */
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
