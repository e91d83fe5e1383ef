import { expect, test } from 'vitest'

import {
  predictionBet,
  predictionCoin,
  predictionEvent,
  predictionRole,
  predictionRound,
  predictionSettings,
} from '../../schema/predictions.ts'
import type { Change } from '../change.ts'
import {
  onBetPlaced,
  onBetRefunded,
  onPredictionFeeClaimed,
  onResultDisputed,
  onResultSet,
  onRewardClaimed,
  onRoundCancelled,
  onRoundSet,
  onRoundStarted,
} from './predictions.ts'
import { onOwnershipTransferred, onRoleSet } from './predictions/roles.ts'
import { onPredictionCoinSupported, onPredictionsPaused } from './predictions/settings.ts'

const contract = '0x00000000000000000000000000000000000000aa'
const hana = '0x00000000000000000000000000000000000000B1'
const nobody = '0x0000000000000000000000000000000000000000'
const log = { chainId: 31_337, block: 9, at: 1_700_000_000, txHash: '0x01', logIndex: 3, contract } as const
const roundId = `31337-${contract}-4`
const betId = `${roundId}-${hana.toLowerCase()}`
const row = { bettors: 1, disputes: 0, claimedAmount: 10n, rewardsPaid: 12n, refundsPaid: 5n }

/** What a derived change becomes for a row. */
function follow(change: Change | undefined, of: object = row): unknown {
  if (change?.op !== 'from') throw new Error('not derived')
  return (change.follows as (one: object) => Change[])(of)
}

test('a round starts without bets and keeps its dossier, its times and its fee rate', () => {
  const args = {
    epoch: 4n,
    dossier: '0x0d',
    coin: hana,
    unit: 10n,
    startTimestamp: 1n,
    lockTimestamp: 2n,
    closeTimestamp: 3n,
    lockPrice: -7n,
    feeRate: 300n,
  } as const
  expect(onRoundStarted(args, log)).toMatchObject([
    {
      op: 'insert',
      table: predictionRound,
      row: {
        id: roundId,
        epoch: 4,
        dossier: '0x0d',
        coin: hana.toLowerCase(),
        lockPrice: -7n,
        feeRate: 300,
        aAmount: 0n,
        result: null,
      },
    },
    { table: predictionEvent, row: { id: '31337-9-3', roundId, kind: 'started' } },
  ])
  expect(onRoundSet({ epoch: 4n, lockTimestamp: 5n, closeTimestamp: 6n }, log)[0]).toMatchObject({
    id: roundId,
    values: { lockTimestamp: 5, closeTimestamp: 6 },
  })
})

test('a bet carries the whole stake and both pools; only the first counts another bettor', () => {
  const args = {
    epoch: 4n,
    account: hana,
    side: 2,
    amount: 20n,
    staked: 20n,
    aAmount: 5n,
    bAmount: 20n,
  } as const
  const [bet, round, event] = onBetPlaced(args, log)
  expect(bet).toMatchObject({
    op: 'merge',
    table: predictionBet,
    row: { id: betId, roundId, side: 'b', amount: 20n, claimed: false },
    values: { amount: 20n },
  })
  expect(follow(round)).toMatchObject([{ values: { aAmount: 5n, bAmount: 20n, bettors: 2 } }])
  expect(event).toMatchObject({ row: { kind: 'bet', side: 'b', amount: 20n, aAmount: 5n, bAmount: 20n } })
  expect(follow(onBetPlaced({ ...args, staked: 40n }, log)[1])).toMatchObject([{ values: { bettors: 1 } }])
  expect(() => onBetPlaced({ ...args, side: 0 }, log)).toThrow('there is no side 0')
})

test('a result is set and removed again by a dispute, which counts', () => {
  const [set] = onResultSet({ epoch: 4n, side: 1, closePrice: 9n, finalTimestamp: 99n }, log)
  expect(set).toMatchObject({
    id: roundId,
    values: { result: 'a', closePrice: 9n, finalTimestamp: 99, resultTx: '0x01', resultAt: log.at },
  })
  expect(follow(onResultDisputed({ epoch: 4n, account: hana }, log)[0])).toMatchObject([
    { values: { result: null, closePrice: 0n, finalTimestamp: 0, resultTx: null, disputes: 1 } },
  ])
  expect(onRoundCancelled({ epoch: 4n, account: hana }, log)[0]).toMatchObject({
    values: { isCancelled: true },
  })
})

test('a reward counts its bet as paid, a refund does not, and the fee is credited', () => {
  const args = { epoch: 4n, account: hana, to: hana, amount: 30n } as const
  const [paid, derived] = onRewardClaimed(args, log)
  expect(paid).toMatchObject({ id: betId, values: { claimed: true, paid: 30n, claimedAt: log.at } })
  const [round] = follow(derived, { amount: 20n }) as Change[]
  expect(follow(round)).toMatchObject([{ values: { claimedAmount: 30n, rewardsPaid: 42n } }])
  const [refunded, back] = onBetRefunded(args, log)
  expect(refunded).toMatchObject({ id: betId, values: { claimed: true, paid: 30n } })
  expect(follow(back)).toEqual([
    { op: 'set', table: predictionRound, id: roundId, values: { refundsPaid: 35n, updatedBlock: 9 } },
  ])
  expect(onPredictionFeeClaimed({ epoch: 4n, recipient: hana, amount: 3n }, log)).toMatchObject([
    { values: { feePaid: 3n } },
    { row: { kind: 'fee', account: hana.toLowerCase(), amount: 3n } },
  ])
})

test('settings and coins are kept, and of all roles the operator, the admins and the owner', () => {
  expect(onPredictionsPaused({}, log)).toMatchObject([
    { op: 'merge', table: predictionSettings, values: { isPaused: true } },
  ])
  expect(onPredictionCoinSupported({ coin: hana, supported: true }, log)).toMatchObject([
    { op: 'put', table: predictionCoin, row: { coin: hana.toLowerCase(), isSupported: true } },
  ])
  const named = (name: string) => `0x${Buffer.from(name).toString('hex').padEnd(64, '0')}` as const
  const granted = { account: hana, granted: true } as const
  expect(onRoleSet({ role: named('prediction operator'), ...granted }, log)).toMatchObject([
    {
      op: 'put',
      table: predictionRole,
      row: { id: `31337-operator-${hana.toLowerCase()}`, role: 'operator', isGranted: true },
    },
  ])
  expect(onRoleSet({ role: named('pauser'), ...granted }, log)).toEqual([])
  expect(onOwnershipTransferred({ previousOwner: nobody, newOwner: hana }, log)).toMatchObject([
    { row: { role: 'owner', isGranted: true } },
  ])
  expect(onOwnershipTransferred({ previousOwner: contract, newOwner: hana }, log)).toMatchObject([
    { row: { account: contract, isGranted: false } },
    { row: { account: hana.toLowerCase(), isGranted: true } },
  ])
})
