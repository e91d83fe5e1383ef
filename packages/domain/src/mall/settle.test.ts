import { expect, test } from 'vitest'

import { orderTimes } from './order-rules.ts'
import { orderStatus } from './order-status.ts'
import { settle, type Settling, type SettlingOrder, type SettlingPayment } from './settle.ts'

const { paymentPending, pendingDelivery, closed, finished } = orderStatus
const now = new Date('2026-01-01T12:00:00Z')
const quote = { coin: '0xc0', amount: 70n }

function settling({
  payment = {},
  order = {},
  head = 10,
  finalized = 0,
}: {
  payment?: Partial<SettlingPayment>
  order?: Partial<SettlingOrder> | undefined
  head?: number
  finalized?: number
} = {}): Settling {
  return {
    payment: { id: 'p', state: 'seen', issue: null, ...quote, block: 10, ...payment },
    quote,
    order: {
      status: paymentPending,
      payState: 'none',
      paymentId: null,
      total: 5_000n,
      closeReason: null,
      closedAt: null,
      ...order,
    },
    chain: { network: 'petchain', head, finalized },
    now,
  }
}

test('a payment is seen, then confirmed and pays its order, then final', () => {
  const seen = { payState: 'seen', paymentId: 'p' } as const
  expect(settle(settling())).toEqual({ do: 'see' })
  expect(settle(settling({ order: seen }))).toEqual({ do: 'wait' })
  expect(settle(settling({ order: seen, head: 11 }))).toEqual({ do: 'pay', state: 'confirmed' })
  expect(settle(settling({ head: 40, finalized: 10 }))).toEqual({ do: 'pay', state: 'final' })
  const paid = { status: pendingDelivery, payState: 'confirmed', paymentId: 'p' } as const
  expect(settle(settling({ order: paid, head: 12 }))).toEqual({ do: 'wait' })
  expect(settle(settling({ order: paid, head: 40, finalized: 10 }))).toEqual({ do: 'deepen', state: 'final' })
  const final = { status: finished, payState: 'final', paymentId: 'p' } as const
  expect(settle(settling({ order: final, head: 40, finalized: 10 }))).toEqual({ do: 'wait' })
})

test('a large order waits for finality', () => {
  const large = { total: 20_001n, payState: 'seen', paymentId: 'p' } as const
  expect(settle(settling({ order: large, head: 1_000 }))).toEqual({ do: 'wait' })
  expect(settle(settling({ order: large, head: 1_000, finalized: 10 }))).toEqual({
    do: 'pay',
    state: 'final',
  })
})

test('a payment removed by a reorg leaves its order unpaid; one moved to another block makes it wait', () => {
  const paid = { status: pendingDelivery, payState: 'confirmed', paymentId: 'p' } as const
  expect(settle(settling({ payment: { state: 'gone' }, order: paid }))).toEqual({ do: 'unpay' })
  expect(settle(settling({ payment: { state: 'gone' } }))).toEqual({ do: 'wait' })
  expect(settle(settling({ order: paid, head: 10 }))).toEqual({ do: 'shallow' })
})

test('a second payment of an order is refunded once it is final', () => {
  const paidByOther = { status: pendingDelivery, payState: 'final', paymentId: 'other' } as const
  expect(settle(settling({ order: paidByOther, head: 30 }))).toEqual({ do: 'wait' })
  expect(settle(settling({ order: paidByOther, head: 40, finalized: 10 }))).toEqual({
    do: 'giveBack',
    issue: 'double',
  })
})

test('a replacement for a payment that may still be reorged is not a second payment', () => {
  for (const payState of ['seen', 'confirmed'] as const) {
    const order = { payState, paymentId: 'other' }
    expect(settle(settling({ order, head: 40, finalized: 10 }))).toEqual({ do: 'wait' })
  }
  // The other one is gone, and the order reflects that.
  const order = { payState: 'gone', paymentId: null } as const
  expect(settle(settling({ order, head: 40, finalized: 10 }))).toEqual({ do: 'pay', state: 'final' })
})

test('a payment in another coin or amount than quoted is refunded', () => {
  for (const payment of [{ coin: '0xc1' }, { amount: 69n }]) {
    expect(settle(settling({ payment, head: 11 }))).toEqual({ do: 'wait' })
    expect(settle(settling({ payment, head: 40, finalized: 10 }))).toEqual({ do: 'giveBack', issue: 'wrong' })
  }
})

test('a payment for a closed order reopens it if a timer closed it just now, else it is refunded', () => {
  const byTimer = { status: closed, closeReason: 'timer', closedAt: now } as const
  expect(settle(settling({ order: byTimer, head: 10 }))).toEqual({ do: 'wait' })
  expect(settle(settling({ order: byTimer, head: 11 }))).toEqual({ do: 'reopen', state: 'confirmed' })
  const longAgo = { ...byTimer, closedAt: new Date(now.getTime() - orderTimes.reopenMs) }
  const byBuyer = { ...byTimer, closeReason: 'buyer' }
  for (const order of [longAgo, byBuyer]) {
    expect(settle(settling({ order, head: 20 }))).toEqual({ do: 'wait' })
    expect(settle(settling({ order, head: 40, finalized: 10 }))).toEqual({ do: 'giveBack', issue: 'late' })
  }
})

test('a payment without a quote raises an alert once it is final', () => {
  const unknown = { ...settling({ head: 40, finalized: 10 }), quote: undefined }
  expect(settle(unknown)).toEqual({ do: 'raiseAlarm' })
  expect(settle({ ...settling(), quote: undefined })).toEqual({ do: 'wait' })
})
