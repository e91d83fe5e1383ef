import { expect, test } from 'vitest'

import { bidStateOf, BID_MOST, lotStateAt, minBid, quickBids } from './lot-state.ts'

const lot = { startAt: 100, endAt: 200, status: 'open' } as const

test('[rule-39] a lot has not started, is ongoing from its start, and is over from its end', () => {
  expect([99, 100, 199, 200].map((at) => lotStateAt(lot, at))).toEqual([
    'not-started',
    'ongoing',
    'ongoing',
    'over',
  ])
})

test('a lot whose token has left is over, whatever its times say', () => {
  for (const status of ['sold', 'cancelled', 'returned', 'voided'] as const) {
    expect(lotStateAt({ ...lot, status }, 99)).toBe('over')
  }
})

test('the first bid needs the reserve, each further one 5% more, rounded down, and at least one unit', () => {
  expect(minBid({ reserve: 100n, amount: null })).toBe(100n)
  expect(minBid({ reserve: 100n, amount: 1_000n })).toBe(1_050n)
  expect(minBid({ reserve: 1n, amount: 39n })).toBe(40n)
  expect(minBid({ reserve: 1n, amount: 5n })).toBe(6n)
})

test('quick bids are the least, 10% and 25% more, without doubles and never more than a bid can be', () => {
  expect(quickBids(1_000n)).toEqual([1_000n, 1_100n, 1_250n])
  expect(quickBids(1n)).toEqual([1n])
  expect(quickBids(BID_MOST)).toEqual([BID_MOST])
})

test('a bidder leads or is outbid until the end, has won or lost after it, or has the bid back', () => {
  const own = { account: '0xa', bid: 5n }
  const open = { status: 'open', bidder: '0xa', reclaimed: null } as const
  expect(bidStateOf({ ...open, state: 'ongoing' }, own)).toBe('leading')
  expect(bidStateOf({ ...open, state: 'over' }, own)).toBe('won')
  expect(bidStateOf({ ...open, bidder: '0xb', state: 'ongoing' }, own)).toBe('outbid')
  expect(bidStateOf({ ...open, bidder: '0xb', state: 'over' }, own)).toBe('lost')
  expect(bidStateOf({ ...open, status: 'voided', state: 'over' }, own)).toBe('reclaimed')
  expect(bidStateOf({ ...open, bidder: null, reclaimed: 5n, state: 'over' }, own)).toBe('reclaimed')
  expect(bidStateOf({ ...open, bidder: null, reclaimed: 9n, state: 'over' }, own)).toBe('lost')
})
