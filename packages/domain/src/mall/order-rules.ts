import { orderStatus, type OrderStatus } from './order-status.ts'

/** Progress of a payment: seen in a block, confirmed, final, or removed by a reorg. */
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

/** What the contract has of an order's payment: held, credited to the shop, and how far the order is there. */
export type Escrow = {
  held: bigint
  refundable: bigint
  stage: string
  /** From then on the payer can reclaim it, unless the order was marked as shipped on chain. */
  captureBy: Date
  /** The time on its chain. */
  chainTime: Date
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Time limits of each step. SPEC gives none of these. */
export const orderTimes = {
  /** How long stock stays reserved without a payment. */
  payMs: 15 * MINUTE,
  /** How long a buyer may cancel an unshipped order; allowed again once the shop is late. */
  cancelMs: 24 * HOUR,
  shipMs: 7 * DAY,
  /** How long delivery takes at most, where the buyer was shown no longer time: `deliveryMs`. */
  arriveMs: 10 * DAY,
  /** An arrival that a shop reports earlier after shipping counts from then: it must not cut short the time to object. */
  earliestArrivalMs: 3 * DAY,
  receiveMs: 7 * DAY,
  pickupMs: 15 * DAY,
  /** How long before an order counts as received its buyer is reminded. */
  remindMs: 3 * DAY,
  /** A late payment reopens an order that a timer closed no longer ago than this. */
  reopenMs: 30 * MINUTE,
  /** Deadlines given to the contract: until when the platform captures, and until when a capture can be refunded. */
  captureMs: 60 * DAY,
  refundMs: 120 * DAY,
  /** How long marking an order as shipped on chain may take. Nothing ships later than this before it can be reclaimed. */
  markShippedMs: DAY,
  /** Tolerated clock difference between chain and server before a timer closes an unpaid order. */
  chainMarginMs: 2 * MINUTE,
} as const

export type Refusal =
  | 'mall.order_moved'
  | 'mall.payment_not_final'
  | 'mall.ship_too_late'
  | 'mall.request_open'
  | 'mall.payment_seen'
  | 'mall.cancel_too_late'
  | 'mall.order_picked_up'
  | 'mall.order_delivered'

/** Why an order may not ship yet; undefined when it may. Only a final payment counts. */
export function shipRefusal(order: OrderFacts): Refusal | undefined {
  if (order.status !== orderStatus.pendingDelivery) return 'mall.order_moved'
  if (order.payState !== 'final') return 'mall.payment_not_final'
  return order.hasOpenRequest ? 'mall.request_open' : undefined
}

/** Why goods would leave unpaid: the payer has reclaimed the payment, or could before it is marked as shipped. */
export function escrowRefusal(escrow: Escrow | undefined): Refusal | undefined {
  if (!escrow || escrow.held + escrow.refundable === 0n) return 'mall.ship_too_late'
  const shipBy = escrow.captureBy.getTime() - orderTimes.markShippedMs
  return escrow.stage === 'paid' && escrow.chainTime.getTime() > shipBy ? 'mall.ship_too_late' : undefined
}

/** Why a buyer may not close an unpaid order. While a payment is pending, the order waits for it. */
export function closeRefusal(order: OrderFacts): Refusal | undefined {
  if (order.status !== orderStatus.paymentPending) return 'mall.order_moved'
  return order.payState === 'seen' ? 'mall.payment_seen' : undefined
}

/** Why a buyer may not cancel a paid order directly; they may still ask the shop. */
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

/** Each correction of a tracking number is mailed to the buyer. */
export const EXPRESS_CORRECTIONS = 5

/** Carrier and tracking number may be corrected from shipping until the buyer has the goods. */
export function expressRefusal(order: OrderFacts): Refusal | undefined {
  if (order.isPickup) return 'mall.order_delivered'
  const { shipping, pendingReceipt } = orderStatus
  return order.status === shipping || order.status === pendingReceipt ? undefined : 'mall.order_moved'
}

/** Each change of a paid order's address notifies the shop, which may be packing. */
export const ADDRESS_CHANGES = 5

/** The shipping address may change until the order ships; afterwards only by agreement with the shop. */
export function addressRefusal(order: OrderFacts): Refusal | undefined {
  if (order.isPickup) return 'mall.order_picked_up'
  const { paymentPending, pendingDelivery } = orderStatus
  return order.status === paymentPending || order.status === pendingDelivery ? undefined : 'mall.order_moved'
}
