import { orderStatus, type OrderStatus } from './order-status.ts'

/** How far a payment has come: seen in a block, deep enough to count, beyond any reorg, or taken away by one. */
export const payStates = ['none', 'seen', 'confirmed', 'final', 'gone'] as const
export type PayState = (typeof payStates)[number]

export type OrderFacts = {
  status: OrderStatus
  payState: PayState
  isPickup: boolean
  /** A cancel, return or refund request that waits for an answer. */
  hasOpenRequest: boolean
  paidAt: Date | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long each step may take. SPEC gives none of these. */
export const orderTimes = {
  /** Goods are reserved for so long without a payment. */
  payMs: 15 * MINUTE,
  /** A buyer may take an unshipped order back for so long, and again once the shop is late. */
  cancelMs: 24 * HOUR,
  shipMs: 7 * DAY,
  arriveMs: 10 * DAY,
  receiveMs: 7 * DAY,
  pickupMs: 15 * DAY,
  /** A late payment opens an order again that a timer closed no longer ago than this. */
  reopenMs: 30 * MINUTE,
  /** What the contract is told: until when the house captures, and until when what was captured can be refunded. */
  captureMs: 60 * DAY,
  refundMs: 120 * DAY,
  /** Clocks of chain and house may differ by so much before a timer closes an unpaid order. */
  chainMarginMs: 2 * MINUTE,
} as const

export type Refusal =
  | 'mall.order_moved'
  | 'mall.payment_not_final'
  | 'mall.request_open'
  | 'mall.payment_seen'
  | 'mall.cancel_too_late'
  | 'mall.order_picked_up'
  | 'mall.order_delivered'

/** Why goods may not leave yet; undefined when they may. Unpaid goods never leave: only a final payment counts. */
export function shipRefusal(order: OrderFacts): Refusal | undefined {
  if (order.status !== orderStatus.pendingDelivery) return 'mall.order_moved'
  if (order.payState !== 'final') return 'mall.payment_not_final'
  return order.hasOpenRequest ? 'mall.request_open' : undefined
}

/** Why an unpaid order may not be closed by its buyer. One whose payment is on its way waits for it. */
export function closeRefusal(order: OrderFacts): Refusal | undefined {
  if (order.status !== orderStatus.paymentPending) return 'mall.order_moved'
  return order.payState === 'seen' ? 'mall.payment_seen' : undefined
}

/** Why a paid order may not be taken back by its buyer at once; they may still ask the shop. */
export function cancelRefusal(order: OrderFacts, now: Date): Refusal | undefined {
  if (order.status !== orderStatus.pendingDelivery) return 'mall.order_moved'
  if (order.payState !== 'final') return 'mall.payment_not_final'
  const since = now.getTime() - (order.paidAt?.getTime() ?? 0)
  const isEarly = since <= orderTimes.cancelMs
  const isShopLate = since > orderTimes.shipMs
  return isEarly || isShopLate ? undefined : 'mall.cancel_too_late'
}

export function receiveRefusal(order: OrderFacts): Refusal | undefined {
  if (order.status !== orderStatus.shipping && order.status !== orderStatus.pendingReceipt) {
    return 'mall.order_moved'
  }
  return order.hasOpenRequest ? 'mall.request_open' : undefined
}

/** Where an order goes may change until the shop has it on its way; afterwards only by agreement. */
export function addressRefusal(order: OrderFacts): Refusal | undefined {
  if (order.isPickup) return 'mall.order_picked_up'
  const { paymentPending, pendingDelivery } = orderStatus
  return order.status === paymentPending || order.status === pendingDelivery ? undefined : 'mall.order_moved'
}
