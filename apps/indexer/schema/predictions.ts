import { index, onchainTable } from 'ponder'

/** What applies to all rounds of a contract. */
export const predictionSettings = onchainTable(
  'prediction_settings',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    isPaused: t.boolean().notNull(),
    /** SPEC's treasury. */
    feeRecipient: t.hex().notNull(),
    /** Of rounds started later, in basis points of the losing side. */
    feeRate: t.integer().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_prediction_settings_window').on(t.chainId, t.updatedBlock) }),
)

export const predictionCoin = onchainTable(
  'prediction_coin',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    coin: t.hex().notNull(),
    isSupported: t.boolean().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_prediction_coin_window').on(t.chainId, t.updatedBlock) }),
)

/** Who starts rounds and sets results (`operator`), and who disputes and cancels (`admin`, `owner`). */
export const predictionRole = onchainTable(
  'prediction_role',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    role: t.text().notNull(),
    account: t.hex().notNull(),
    isGranted: t.boolean().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_prediction_role_window').on(t.chainId, t.updatedBlock) }),
)

/** A round after its last event. Its state follows from the times, and is evaluated at read time. */
export const predictionRound = onchainTable(
  'prediction_round',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    epoch: t.integer().notNull(),
    dossier: t.hex().notNull(),
    coin: t.hex().notNull(),
    unit: t.bigint().notNull(),
    startTimestamp: t.int8({ mode: 'number' }).notNull(),
    lockTimestamp: t.int8({ mode: 'number' }).notNull(),
    closeTimestamp: t.int8({ mode: 'number' }).notNull(),
    /** 0 without a result. */
    finalTimestamp: t.int8({ mode: 'number' }).notNull(),
    lockPrice: t.bigint().notNull(),
    closePrice: t.bigint().notNull(),
    feeRate: t.integer().notNull(),
    aAmount: t.bigint().notNull(),
    bAmount: t.bigint().notNull(),
    bettors: t.integer().notNull(),
    /** `a` or `b`. */
    result: t.text(),
    isCancelled: t.boolean().notNull(),
    disputes: t.integer().notNull(),
    /** Winning bets that were paid, and what was paid to winners, refunded and credited as the fee. */
    claimedAmount: t.bigint().notNull(),
    rewardsPaid: t.bigint().notNull(),
    refundsPaid: t.bigint().notNull(),
    feePaid: t.bigint().notNull(),
    startTx: t.hex().notNull(),
    resultTx: t.hex(),
    resultAt: t.int8({ mode: 'number' }),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_prediction_round_window').on(t.chainId, t.updatedBlock) }),
)

/** All bets of an account in a round, which are on one side. */
export const predictionBet = onchainTable(
  'prediction_bet',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    roundId: t.text().notNull(),
    account: t.hex().notNull(),
    side: t.text().notNull(),
    amount: t.bigint().notNull(),
    claimed: t.boolean().notNull(),
    /** The reward or the refund. */
    paid: t.bigint(),
    /** The latest bet. */
    betOrder: t.int8({ mode: 'number' }).notNull(),
    betAt: t.int8({ mode: 'number' }).notNull(),
    betTx: t.hex().notNull(),
    claimedAt: t.int8({ mode: 'number' }),
    claimedTx: t.hex(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_prediction_bet_window').on(t.chainId, t.updatedBlock) }),
)

/** Each event of a round once. Bets carry both pools after them: the odds over time. */
export const predictionEvent = onchainTable(
  'prediction_event',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    roundId: t.text().notNull(),
    kind: t.text().notNull(),
    account: t.hex(),
    side: t.text(),
    amount: t.bigint(),
    aAmount: t.bigint(),
    bAmount: t.bigint(),
    eventOrder: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_prediction_event_window').on(t.chainId, t.updatedBlock) }),
)
