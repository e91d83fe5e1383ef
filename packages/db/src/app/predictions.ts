import { quizSides } from '@mofu/domain/quiz-state'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, text } from 'drizzle-orm/pg-core'

import { uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** What applies to all rounds of a contract. */
export const predictionSettings = app.table(
  'prediction_settings',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    isPaused: boolean('is_paused').notNull(),
    feeRecipient: text('fee_recipient').notNull(),
    feeRate: integer('fee_rate').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('prediction_settings_window').on(t.chainId, t.updatedBlock)],
)

/** A coin that was listed or removed. The native coin is always accepted, and has no row. */
export const predictionCoin = app.table(
  'prediction_coin',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    coin: text('coin').notNull(),
    isSupported: boolean('is_supported').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [index('prediction_coin_window').on(t.chainId, t.updatedBlock)],
)

/** Who operates and decides rounds. A former holder stays, without the grant. */
export const predictionRole = app.table(
  'prediction_role',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    role: text({ enum: ['operator', 'admin', 'owner'] }).notNull(),
    account: text('account').notNull(),
    isGranted: boolean('is_granted').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('prediction_role_account')
      .on(t.account, t.chainId)
      .where(sql`is_granted`),
    index('prediction_role_window').on(t.chainId, t.updatedBlock),
  ],
)

/** A round as on chain. Its state follows from its times, and is evaluated at read time. */
export const predictionRound = app.table(
  'prediction_round',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    contract: text('contract').notNull(),
    epoch: integer('epoch').notNull(),
    dossier: text('dossier').notNull(),
    coin: text('coin').notNull(),
    unit: uint256('unit').notNull(),
    startTimestamp: bigint('start_timestamp', { mode: 'number' }).notNull(),
    lockTimestamp: bigint('lock_timestamp', { mode: 'number' }).notNull(),
    closeTimestamp: bigint('close_timestamp', { mode: 'number' }).notNull(),
    finalTimestamp: bigint('final_timestamp', { mode: 'number' }).notNull(),
    lockPrice: uint256('lock_price').notNull(),
    closePrice: uint256('close_price').notNull(),
    feeRate: integer('fee_rate').notNull(),
    aAmount: uint256('a_amount').notNull(),
    bAmount: uint256('b_amount').notNull(),
    bettors: integer('bettors').notNull(),
    result: text({ enum: quizSides }),
    isCancelled: boolean('is_cancelled').notNull(),
    disputes: integer('disputes').notNull(),
    claimedAmount: uint256('claimed_amount').notNull(),
    rewardsPaid: uint256('rewards_paid').notNull(),
    refundsPaid: uint256('refunds_paid').notNull(),
    feePaid: uint256('fee_paid').notNull(),
    startTx: text('start_tx').notNull(),
    resultTx: text('result_tx'),
    resultAt: bigint('result_at', { mode: 'number' }),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('prediction_round_dossier').on(t.chainId, t.dossier),
    index('prediction_round_window').on(t.chainId, t.updatedBlock),
    // News of rounds that change with time alone: locked, final, and without a result.
    index('prediction_round_lock').on(t.chainId, t.lockTimestamp),
    index('prediction_round_final').on(t.chainId, t.finalTimestamp),
    index('prediction_round_close').on(t.chainId, t.closeTimestamp),
  ],
)

/** All bets of an account in a round. */
export const predictionBet = app.table(
  'prediction_bet',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    roundId: text('round_id').notNull(),
    account: text('account').notNull(),
    side: text({ enum: quizSides }).notNull(),
    amount: uint256('amount').notNull(),
    claimed: boolean('claimed').notNull(),
    paid: uint256('paid'),
    betOrder: bigint('bet_order', { mode: 'number' }).notNull(),
    betAt: bigint('bet_at', { mode: 'number' }).notNull(),
    betTx: text('bet_tx').notNull(),
    claimedAt: bigint('claimed_at', { mode: 'number' }),
    claimedTx: text('claimed_tx'),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('prediction_bet_round').on(t.roundId, t.betOrder.desc().nullsFirst()),
    index('prediction_bet_account').on(t.account, t.chainId, t.betOrder.desc().nullsFirst()),
    index('prediction_bet_window').on(t.chainId, t.updatedBlock),
  ],
)

/** Each event of a round. */
export const predictionEvent = app.table(
  'prediction_event',
  {
    id: text('id').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    roundId: text('round_id').notNull(),
    kind: text({
      enum: ['started', 'set', 'bet', 'result', 'disputed', 'cancelled', 'reward', 'refund', 'fee'],
    }).notNull(),
    account: text('account'),
    side: text({ enum: quizSides }),
    amount: uint256('amount'),
    aAmount: uint256('a_amount'),
    bAmount: uint256('b_amount'),
    eventOrder: bigint('event_order', { mode: 'number' }).notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    txHash: text('tx_hash').notNull(),
    updatedBlock: bigint('updated_block', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('prediction_event_round').on(t.roundId, t.eventOrder),
    // What an account paid and got back.
    index('prediction_event_account')
      .on(t.account, t.chainId, t.at)
      .where(sql`account is not null`),
    index('prediction_event_window').on(t.chainId, t.updatedBlock),
  ],
)
