import { expect, test } from 'vitest'

import { quizPhaseAt, quizStateAt, refundReasonAt, roundStateAt } from './quiz-state.ts'

const open = {
  lockTimestamp: 100,
  closeTimestamp: 200,
  finalTimestamp: 0,
  result: null,
  isCancelled: false,
  isPaused: false,
}
const WEEK = 604_800
const decided = { ...open, result: 'a', finalTimestamp: 500 } as const

test('a round is started or paused, then locked, decided and ended, at the seconds of the contract', () => {
  expect(roundStateAt(open, 99)).toBe('started')
  expect(roundStateAt({ ...open, isPaused: true }, 99)).toBe('paused')
  expect(roundStateAt({ ...open, isPaused: true }, 100)).toBe('locked')
  expect(roundStateAt(open, 200 + WEEK - 1)).toBe('locked')
  expect(roundStateAt(open, 200 + WEEK)).toBe('ended')
  expect(roundStateAt({ ...open, isCancelled: true }, 50)).toBe('ended')
  expect(roundStateAt(decided, 499)).toBe('decided')
  expect(roundStateAt(decided, 500)).toBe('ended')
})

test('bets are refunded after a cancellation, without a result in time, and if nobody was right', () => {
  const pools = { aAmount: 0n, bAmount: 5n }
  expect(refundReasonAt({ ...open, ...pools, isCancelled: true }, 50)).toBe('cancelled')
  expect(refundReasonAt({ ...open, ...pools }, 200 + WEEK)).toBe('no-result')
  expect(refundReasonAt({ ...decided, ...pools }, 500)).toBe('no-winner')
  expect(refundReasonAt({ ...decided, ...pools }, 499)).toBeNull()
  expect(refundReasonAt({ ...decided, ...pools, result: 'b' }, 500)).toBeNull()
})

test('a quiz goes from review over the start of its round to its end; ended and taken down are closed', () => {
  const at = (round: typeof open | typeof decided | null, time: number) =>
    quizPhaseAt({ state: 'approved', round }, time)
  expect(quizPhaseAt({ state: 'new', round: null }, 0)).toBe('review')
  expect(quizPhaseAt({ state: 'rejected', round: null }, 0)).toBe('rejected')
  expect(at(null, 0)).toBe('upchain')
  expect(at(open, 99)).toBe('betting')
  expect(at({ ...open, isPaused: true }, 99)).toBe('paused')
  expect(at(open, 199)).toBe('locked')
  expect(at(open, 200)).toBe('result')
  expect(at(decided, 499)).toBe('decided')
  expect(at(decided, 500)).toBe('ended')
  expect(quizPhaseAt({ state: 'closed', round: open }, 0)).toBe('taken-down')
  expect(quizStateAt({ state: 'approved', round: decided }, 499)).toBe('approved')
  expect(quizStateAt({ state: 'approved', round: decided }, 500)).toBe('closed')
})
