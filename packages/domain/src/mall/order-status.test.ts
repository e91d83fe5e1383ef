import { expect, test } from 'vitest'

import {
  afterMove,
  allOrders,
  mayMove,
  type OrderMove,
  orderMoves,
  orderStatus,
  orderStatusNames,
  statusName,
} from './order-status.ts'

const moves = Object.keys(orderMoves) as OrderMove[]

test('an order has one of six statuses; "all" is only a filter [rule-35]', () => {
  expect(orderStatusNames.map((name) => [name, orderStatus[name]])).toEqual([
    ['paymentPending', 1],
    ['pendingDelivery', 2],
    ['shipping', 3],
    ['pendingReceipt', 4],
    ['finished', 5],
    ['closed', 6],
  ])
  expect(allOrders).toBe(0)
  for (const name of orderStatusNames) expect(statusName(orderStatus[name])).toBe(name)
})

test('from each status only these transitions are allowed, to these statuses [rule-35]', () => {
  const legal = Object.fromEntries(
    orderStatusNames.map((name) => [
      name,
      moves.flatMap((move) => {
        const next = afterMove(orderStatus[name], move)
        return next === undefined ? [] : [`${move} → ${statusName(next)}`]
      }),
    ]),
  )
  expect(legal).toEqual({
    paymentPending: ['pay → pendingDelivery', 'close → closed'],
    pendingDelivery: [
      'unpay → paymentPending',
      'ship → shipping',
      'ready → pendingReceipt',
      'cancel → closed',
    ],
    shipping: ['arrive → pendingReceipt', 'receive → finished', 'return → closed'],
    pendingReceipt: ['receive → finished', 'return → closed'],
    finished: [],
    closed: ['reopen → pendingDelivery'],
  })
})

test('only the platform marks an order as paid, and only a merchant ships', () => {
  for (const actor of ['buyer', 'merchant'] as const) {
    expect(moves.filter((move) => mayMove(actor, move))).not.toContain('pay')
    expect(moves.filter((move) => mayMove(actor, move))).not.toContain('reopen')
  }
  expect(mayMove('platform', 'pay')).toBe(true)
  expect([mayMove('buyer', 'ship'), mayMove('platform', 'ship'), mayMove('merchant', 'ship')]).toEqual([
    false,
    false,
    true,
  ])
})
