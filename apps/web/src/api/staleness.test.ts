import { expect, test } from 'vitest'

import { staleness, type Health } from './staleness.ts'

const now = 1_800_000_000
const health = (more: Partial<Health> = {}, blockTime = now - 2): Health => ({
  state: 'ok',
  degraded: [],
  chains: [
    { chainId: 31337, block: 100, blockTime, finalizedBlock: 90, projectedAt: now * 1000, head: null },
  ],
  ...more,
})
const facts = { isUnreachable: false, chainId: 31337, reached: undefined, now }

test('a fresh read model is live at its newest known block', () => {
  expect(staleness({ ...facts, health: health() })).toEqual({ state: 'live', block: 100 })
  expect(staleness({ ...facts, health: health(), reached: 103 })).toEqual({ state: 'live', block: 103 })
})

test('a server that reports a lagging indexer makes the screen stale', () => {
  const lagging = health({ state: 'degraded', degraded: ['indexer'] }, now - 40)
  expect(staleness({ ...facts, health: lagging })).toEqual({
    state: 'stale',
    block: 100,
    blockTime: now - 40,
  })
})

test('a block older than two minutes makes the screen stale, whatever the server reports', () => {
  expect(staleness({ ...facts, health: health({}, now - 121) }).state).toBe('stale')
  expect(staleness({ ...facts, health: health({}, now - 120) }).state).toBe('live')
})

test('a newer block from the stream ends staleness before the next health check', () => {
  const lagging = health({ degraded: ['indexer'] }, now - 400)
  expect(staleness({ ...facts, health: lagging, reached: 101 })).toEqual({ state: 'live', block: 101 })
})

test('behind the head by more than ten seconds and three blocks is stale, by one of them alone is not', () => {
  const at = (block: number, time: number, reached?: number) => {
    const [chain] = health().chains
    const chains = chain ? [{ ...chain, head: { block, time } }] : []
    return staleness({ ...facts, health: health({ chains }), reached }).state
  }
  expect(at(104, now - 2 + 11)).toBe('stale')
  expect(at(104, now - 2 + 10)).toBe('live')
  expect(at(103, now + 90)).toBe('live')
  expect(at(104, now - 2 + 11, 101)).toBe('live')
  expect(at(900, now + 500, 101)).toBe('stale')
})

test('a chain that produces no blocks is not stale once it is fully indexed', () => {
  const [chain] = health({}, now - 9_000).chains
  const chains = chain ? [{ ...chain, head: { block: 100, time: now - 9_000 } }] : []
  expect(staleness({ ...facts, health: health({ chains }) }).state).toBe('live')
})

test('a chain that is not indexed yet is starting, and a silent server is unreachable', () => {
  expect(staleness({ ...facts, health: health({ chains: [] }) })).toEqual({ state: 'starting' })
  expect(staleness({ ...facts, health: health(), isUnreachable: true })).toEqual({ state: 'unreachable' })
})
