import { expect, test } from 'vitest'

import {
  addressRefusal,
  cancelRefusal,
  closeRefusal,
  type Escrow,
  escrowRefusal,
  type OrderFacts,
  orderTimes,
  payStates,
  receiveRefusal,
  shipRefusal,
} from './order-rules.ts'
import { orderStatus } from './order-status.ts'

const paidAt = new Date('2026-01-01T00:00:00Z')
const order = (facts: Partial<OrderFacts>): OrderFacts => ({
  status: orderStatus.pendingDelivery,
  payState: 'final',
  isPickup: false,
  hasOpenRequest: false,
  paidAt,
  ...facts,
})
const later = (ms: number) => new Date(paidAt.getTime() + ms)

test('an order ships only after its payment is final', () => {
  const may = payStates.filter((payState) => shipRefusal(order({ payState })) === undefined)
  expect(may).toEqual(['final'])
  expect(shipRefusal(order({ hasOpenRequest: true }))).toBe('mall.request_open')
  expect(shipRefusal(order({ status: orderStatus.shipping }))).toBe('mall.order_moved')
})

test('an order does not ship once its payer took the payment back, or soon can', () => {
  const paid = { held: 7n, refundable: 0n, stage: 'paid', captureBy: later(orderTimes.captureMs) }
  const ships = (escrow: Partial<Escrow>, now = paidAt) =>
    escrowRefusal({ ...paid, chainTime: now, ...escrow })
  const last = later(orderTimes.captureMs - orderTimes.markShippedMs)
  const late = new Date(last.getTime() + 1)
  expect([ships({}, last), ships({}, late)]).toEqual([undefined, 'mall.ship_too_late'])
  expect(ships({ held: 0n })).toBe('mall.ship_too_late')
  expect(escrowRefusal(undefined)).toBe('mall.ship_too_late')
  // Released to the shop: nobody can take it back.
  expect(ships({ stage: 'released' }, late)).toBeUndefined()
  expect(ships({ stage: 'released', held: 0n, refundable: 7n }, late)).toBeUndefined()
})

test('an unpaid order whose payment was seen is not closed', () => {
  const unpaid = { status: orderStatus.paymentPending, paidAt: null }
  expect(closeRefusal(order({ ...unpaid, payState: 'none' }))).toBeUndefined()
  expect(closeRefusal(order({ ...unpaid, payState: 'gone' }))).toBeUndefined()
  expect(closeRefusal(order({ ...unpaid, payState: 'seen' }))).toBe('mall.payment_seen')
  expect(closeRefusal(order({}))).toBe('mall.order_moved')
})

test('a buyer may cancel a paid order within a day, or once the shop is late', () => {
  expect(cancelRefusal(order({}), later(orderTimes.cancelMs))).toBeUndefined()
  expect(cancelRefusal(order({}), later(orderTimes.cancelMs + 1))).toBe('mall.cancel_too_late')
  expect(cancelRefusal(order({}), later(orderTimes.shipMs))).toBe('mall.cancel_too_late')
  expect(cancelRefusal(order({}), later(orderTimes.shipMs + 1))).toBeUndefined()
  expect(cancelRefusal(order({ payState: 'confirmed' }), paidAt)).toBe('mall.payment_not_final')
  expect(cancelRefusal(order({ status: orderStatus.shipping }), paidAt)).toBe('mall.order_moved')
})

test('a shipped order can be received unless a request about it is open', () => {
  for (const status of [orderStatus.shipping, orderStatus.pendingReceipt]) {
    expect(receiveRefusal(order({ status }))).toBeUndefined()
    expect(receiveRefusal(order({ status, hasOpenRequest: true }))).toBe('mall.request_open')
  }
  expect(receiveRefusal(order({}))).toBe('mall.order_moved')
})

test('the shipping address may change until the order ships', () => {
  expect(addressRefusal(order({ status: orderStatus.paymentPending }))).toBeUndefined()
  expect(addressRefusal(order({}))).toBeUndefined()
  expect(addressRefusal(order({ status: orderStatus.shipping }))).toBe('mall.order_moved')
  expect(addressRefusal(order({ isPickup: true }))).toBe('mall.order_picked_up')
})
