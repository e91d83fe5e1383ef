import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'

import { predictionBet, predictionRound } from '../../schema/predictions.ts'
import { type Change, from, insert, type LogFacts, merge, set } from '../change.ts'
import {
  betKey,
  happened,
  type Hex,
  type OfBet,
  type OfRound,
  roundChanged,
  roundDerived,
  roundKey,
  sideOf,
} from './predictions/changes.ts'
import { predictionSettingsHandlers } from './predictions/settings.ts'

type Started = OfRound & {
  dossier: Hex
  coin: Hex
  unit: bigint
  startTimestamp: bigint
  lockTimestamp: bigint
  closeTimestamp: bigint
  lockPrice: bigint
  feeRate: bigint
}

export function onRoundStarted(args: Started, log: LogFacts): Change[] {
  return [
    insert(predictionRound, {
      id: roundKey(args, log),
      chainId: log.chainId,
      contract: log.contract,
      epoch: Number(args.epoch),
      dossier: args.dossier,
      coin: lowerAddress(args.coin),
      unit: args.unit,
      startTimestamp: Number(args.startTimestamp),
      lockTimestamp: Number(args.lockTimestamp),
      closeTimestamp: Number(args.closeTimestamp),
      finalTimestamp: 0,
      lockPrice: args.lockPrice,
      closePrice: 0n,
      feeRate: Number(args.feeRate),
      aAmount: 0n,
      bAmount: 0n,
      bettors: 0,
      result: null,
      isCancelled: false,
      disputes: 0,
      claimedAmount: 0n,
      rewardsPaid: 0n,
      refundsPaid: 0n,
      feePaid: 0n,
      startTx: log.txHash,
      resultTx: null,
      resultAt: null,
      updatedBlock: log.block,
    }),
    happened('started', args, log),
  ]
}

export function onRoundSet(
  args: OfRound & { lockTimestamp: bigint; closeTimestamp: bigint },
  log: LogFacts,
): Change[] {
  const times = { lockTimestamp: Number(args.lockTimestamp), closeTimestamp: Number(args.closeTimestamp) }
  return [roundChanged(args, log, times), happened('set', args, log)]
}

type Placed = OfBet & { side: number; amount: bigint; staked: bigint; aAmount: bigint; bAmount: bigint }

export function onBetPlaced(args: Placed, log: LogFacts): Change[] {
  const { account, amount, staked, aAmount, bAmount } = args
  const side = sideOf(args.side)
  const latest = {
    amount: staked,
    betOrder: logOrder(log.block, log.logIndex),
    betAt: log.at,
    betTx: log.txHash,
    updatedBlock: log.block,
  }
  return [
    merge(
      predictionBet,
      {
        id: betKey(args, log),
        chainId: log.chainId,
        roundId: roundKey(args, log),
        account: lowerAddress(account),
        side,
        claimed: false,
        paid: null,
        claimedAt: null,
        claimedTx: null,
        ...latest,
      },
      latest,
    ),
    // The first bet of an account is all that it has staked.
    roundDerived(args, log, ({ bettors }) => ({
      aAmount,
      bAmount,
      bettors: staked === amount ? bettors + 1 : bettors,
    })),
    happened('bet', args, log, { account, side, amount, aAmount, bAmount }),
  ]
}

export function onResultSet(
  args: OfRound & { side: number; closePrice: bigint; finalTimestamp: bigint },
  log: LogFacts,
): Change[] {
  const side = sideOf(args.side)
  return [
    roundChanged(args, log, {
      result: side,
      closePrice: args.closePrice,
      finalTimestamp: Number(args.finalTimestamp),
      resultTx: log.txHash,
      resultAt: log.at,
    }),
    happened('result', args, log, { side }),
  ]
}

export function onResultDisputed(args: OfBet, log: LogFacts): Change[] {
  return [
    roundDerived(args, log, ({ disputes }) => ({
      result: null,
      closePrice: 0n,
      finalTimestamp: 0,
      resultTx: null,
      resultAt: null,
      disputes: disputes + 1,
    })),
    happened('disputed', args, log, { account: args.account }),
  ]
}

export function onRoundCancelled(args: OfBet, log: LogFacts): Change[] {
  return [
    roundChanged(args, log, { isCancelled: true }),
    happened('cancelled', args, log, { account: args.account }),
  ]
}

type Paid = OfBet & { to: Hex; amount: bigint }

export function onRewardClaimed(args: Paid, log: LogFacts): Change[] {
  const { account, amount } = args
  return [
    paid(args, log),
    from(predictionBet, betKey(args, log), (bet) => [
      roundDerived(args, log, ({ claimedAmount, rewardsPaid }) => ({
        claimedAmount: claimedAmount + bet.amount,
        rewardsPaid: rewardsPaid + amount,
      })),
    ]),
    happened('reward', args, log, { account, amount }),
  ]
}

export function onBetRefunded(args: Paid, log: LogFacts): Change[] {
  const { account, amount } = args
  return [
    paid(args, log),
    roundDerived(args, log, ({ refundsPaid }) => ({ refundsPaid: refundsPaid + amount })),
    happened('refund', args, log, { account, amount }),
  ]
}

export function onPredictionFeeClaimed(
  args: OfRound & { recipient: Hex; amount: bigint },
  log: LogFacts,
): Change[] {
  const { recipient, amount } = args
  return [
    roundChanged(args, log, { feePaid: amount }),
    happened('fee', args, log, { account: recipient, amount }),
  ]
}

function paid(args: Paid, log: LogFacts): Change {
  return set(predictionBet, betKey(args, log), {
    claimed: true,
    paid: args.amount,
    claimedAt: log.at,
    claimedTx: log.txHash,
    updatedBlock: log.block,
  })
}

export const predictionHandlers = {
  RoundStarted: onRoundStarted,
  RoundSet: onRoundSet,
  BetPlaced: onBetPlaced,
  ResultSet: onResultSet,
  ResultDisputed: onResultDisputed,
  RoundCancelled: onRoundCancelled,
  RewardClaimed: onRewardClaimed,
  BetRefunded: onBetRefunded,
  FeeClaimed: onPredictionFeeClaimed,
  ...predictionSettingsHandlers,
}
