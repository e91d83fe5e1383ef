import { expect, test } from 'vitest'

import { nextMove } from './next-move.ts'
import type { DrawRecords } from './queries.ts'

const owner = '0x00000000000000000000000000000000000000aa'
const paid = (order: number, round: number) =>
  ({ kind: 'paid', order, owner, size: 1, round, tx: '0x', block: 1 }) as const
/** Round 1 is at 1,000, and each later one 3 seconds after the one before. */
const beacon = {
  genesis: 1_000,
  period: 3,
  margin: 3,
  timeout: 100,
  key: ['0x', '0x', '0x', '0x'],
} as const
const submitted = (round: number) => ({ round, randomness: '0x', x: '0x', y: '0x' }) as const

function waiting(more: Partial<DrawRecords>): DrawRecords {
  return {
    kind: 'gacha',
    chainId: 31_337,
    contract: owner,
    pool: 1,
    randomness: owner,
    beacon,
    startSize: 10,
    records: [paid(0, 2), paid(1, 4)],
    rounds: [],
    order: 1,
    stored: { owner, round: 4, size: 1, isSettled: false },
    storedRandomness: '0x',
    paidAt: 1_000,
    settledAt: null,
    ...more,
  }
}

test('a draw waits until the first round before it is due, then anyone can bring that', () => {
  expect(nextMove(waiting({}), 1_002)).toMatchObject({ kind: 'wait', round: 2, roundAt: 1_003 })
  expect(nextMove(waiting({}), 1_003)).toMatchObject({ kind: 'bring', round: 2, refundAt: 1_103 })
  expect(nextMove(waiting({ rounds: [submitted(2)] }), 1_020)).toMatchObject({ kind: 'bring', round: 4 })
})

test('with all rounds on the chain anyone can settle, and an overdue one is refunded', () => {
  expect(nextMove(waiting({ rounds: [submitted(2), submitted(4)] }), 1_020)).toEqual({ kind: 'settle' })
  expect(nextMove(waiting({}), 1_103).kind).toBe('bring')
  expect(nextMove(waiting({}), 1_104)).toEqual({ kind: 'refund' })
})

test('orders that are settled, and later ones, are not waited for', () => {
  const records = [
    ...waiting({}).records,
    paid(2, 9),
    { kind: 'refunded', order: 0, owner, block: 2 } as const,
  ]
  expect(nextMove(waiting({ records }), 1_020)).toMatchObject({ kind: 'bring', round: 4 })
})
