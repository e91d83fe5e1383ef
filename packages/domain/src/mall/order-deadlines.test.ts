import { expect, test } from 'vitest'

import { receivedBy, shipBy } from './order-deadlines.ts'
import { orderTimes } from './order-rules.ts'
import { orderStatus } from './order-status.ts'
import { goodsLimits } from './shop-rules.ts'

const { pendingDelivery, shipping, pendingReceipt, finished } = orderStatus
const day = (date: number) => new Date(Date.UTC(2026, 0, date))
const order = {
  status: shipping as 1 | 2 | 3 | 4 | 5 | 6,
  isPickup: false,
  paidAt: day(1),
  shippedAt: day(2),
  arrivedAt: null as Date | null,
  expressAt: null as Date | null,
  daysMost: 3,
}

test('a paid order ships within seven days', () => {
  expect(shipBy({ ...order, status: pendingDelivery })).toEqual(day(8))
  expect(shipBy(order)).toBeNull()
})

test('an order counts as received seven days after it arrived, and it arrives within ten days', () => {
  expect(receivedBy(order, [])).toEqual(day(19))
  const arrived = { ...order, status: pendingReceipt, arrivedAt: day(6) }
  expect(receivedBy(arrived, [])).toEqual(day(13))
  expect(receivedBy({ ...arrived, isPickup: true }, [])).toEqual(day(21))
  expect(receivedBy({ ...order, status: pendingDelivery }, [])).toBeNull()
  expect(receivedBy({ ...order, status: finished, arrivedAt: day(4) }, [])).toBeNull()
})

test('an arrival that the shop reports at once leaves the buyer ten days from shipping', () => {
  const reported = { ...order, status: pendingReceipt, arrivedAt: day(2) }
  expect(receivedBy(reported, [])).toEqual(day(12))
  expect(receivedBy({ ...reported, isPickup: true }, [])).toEqual(day(17))
})

test('an open request holds it up, and a refusal until it can no longer be disputed', () => {
  const refused = (date: number) => ({ state: 'refused' as const, actBy: day(date) })
  expect(receivedBy(order, [{ state: 'open', actBy: day(5) }])).toBeNull()
  expect(receivedBy(order, [{ state: 'paying', actBy: null }])).toBeNull()
  expect(receivedBy(order, [refused(25)])).toEqual(day(25))
  expect(receivedBy(order, [refused(3), { state: 'lapsed', actBy: day(25) }])).toEqual(day(19))
})

test('the buyer has seven days to object after the longest delivery that was promised, whatever the shop reports', () => {
  const slow = { ...order, daysMost: 30 }
  expect(receivedBy(slow, [])).toEqual(day(39))
  const reported = { ...slow, status: pendingReceipt, arrivedAt: day(2) }
  expect(receivedBy(reported, [])).toEqual(day(39))
  expect(receivedBy({ ...reported, arrivedAt: day(35) }, [])).toEqual(day(42))
})

test('a corrected tracking number leaves the buyer seven days to look at it', () => {
  const reported = { ...order, status: pendingReceipt, arrivedAt: day(2) }
  expect(receivedBy({ ...reported, expressAt: day(3) }, [])).toEqual(day(12))
  expect(receivedBy({ ...reported, expressAt: day(11) }, [])).toEqual(day(18))
})

test('an order that ships on the last day of the escrow is received before its refund ends', () => {
  const lastShipping = orderTimes.captureMs - orderTimes.markShippedMs
  const longest = goodsLimits.deliveryDays * 24 * 3_600_000 + orderTimes.receiveMs
  expect(lastShipping + longest).toBeLessThan(orderTimes.refundMs)
})
