import { expect, test } from 'vitest'

import { receivedBy, shipBy } from './order-deadlines.ts'
import { orderStatus } from './order-status.ts'

const { pendingDelivery, shipping, pendingReceipt, finished } = orderStatus
const day = (date: number) => new Date(Date.UTC(2026, 0, date))
const order = {
  status: shipping as 1 | 2 | 3 | 4 | 5 | 6,
  isPickup: false,
  paidAt: day(1),
  shippedAt: day(2),
  arrivedAt: null as Date | null,
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
