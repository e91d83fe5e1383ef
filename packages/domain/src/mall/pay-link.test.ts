import { expect, test } from 'vitest'

import { orderStatus } from './order-status.ts'
import { payLinkState, payLinkSummary } from './pay-link.ts'

const now = new Date('2026-11-16T12:00:00Z')
const later = new Date(now.getTime() + 1)
const { paymentPending, pendingDelivery, finished, closed } = orderStatus
const unpaid = {
  status: paymentPending,
  payState: 'none',
  closeReason: null,
  payDeadline: later,
  heldBy: null,
}

test('a link tells whether its order can be paid, is paid, or can no longer be paid', () => {
  expect(payLinkState(unpaid, now)).toBe('toPay')
  expect(payLinkState({ ...unpaid, payState: 'gone' }, now)).toBe('toPay')
  expect(payLinkState({ ...unpaid, payState: 'seen' }, now)).toBe('confirming')
  expect(payLinkState({ ...unpaid, payDeadline: now }, now)).toBe('expired')
  // A payment that was seen in time counts, however late it is confirmed.
  expect(payLinkState({ ...unpaid, payState: 'seen', payDeadline: now }, now)).toBe('confirming')
  for (const status of [pendingDelivery, finished]) {
    expect(payLinkState({ ...unpaid, status, payState: 'final' }, now)).toBe('paid')
  }
})

test('an order that an admin holds cannot be paid, unless it was paid before', () => {
  const held = { ...unpaid, heldBy: 'shop' } as const
  expect(payLinkState(held, now)).toBe('held')
  expect(payLinkState({ ...held, payState: 'seen' }, now)).toBe('confirming')
  expect(payLinkState({ ...held, payDeadline: now }, now)).toBe('expired')
})

test('a closed order tells why', () => {
  const state = (closeReason: 'buyer' | 'timer' | 'cancelled' | 'returned') =>
    payLinkState({ ...unpaid, status: closed, closeReason }, now)
  expect([state('timer'), state('buyer'), state('cancelled'), state('returned')]).toEqual([
    'expired',
    'cancelled',
    'refunded',
    'refunded',
  ])
})

test('of several orders, one that can still be paid decides', () => {
  expect(payLinkSummary(['paid', 'toPay', 'expired'])).toBe('toPay')
  expect(payLinkSummary(['cancelled', 'paid'])).toBe('paid')
  expect(payLinkSummary(['expired', 'cancelled'])).toBe('expired')
  expect(payLinkSummary(['held', 'toPay'])).toBe('toPay')
})
