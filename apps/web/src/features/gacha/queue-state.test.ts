import { expect, test } from 'vitest'

import { queueState } from './queue-state.ts'

const beacon = { genesis: 1_000, period: 3 }

test('a round is late a minute after its time, and refunds open only once the chain says it is overdue', () => {
  const queue = { round: 11, isSubmitted: false, isOverdue: false, now: 1_030 }
  expect(queueState(beacon, queue)).toBe('normal')
  expect(queueState(beacon, { ...queue, now: 1_089 })).toBe('normal')
  expect(queueState(beacon, { ...queue, now: 1_090 })).toBe('late')
  expect(queueState(beacon, { ...queue, now: 1_090, isSubmitted: true })).toBe('ready')
  expect(queueState(beacon, { ...queue, now: 1_000_000 })).toBe('late')
  expect(queueState(beacon, { ...queue, now: 1_000_000, isOverdue: true })).toBe('overdue')
})
