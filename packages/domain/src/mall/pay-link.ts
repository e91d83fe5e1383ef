import { orderStatus, type OrderStatus } from './order-status.ts'

/** State of an order for somebody who was asked to pay it. */
export const payLinkStates = [
  'toPay',
  'confirming',
  'paid',
  'refunded',
  'held',
  'expired',
  'cancelled',
] as const
export type PayLinkState = (typeof payLinkStates)[number]

/** Why an unpaid order cannot be paid now: an admin suspended its shop, or took one of its products down. */
export type HeldBy = 'shop' | 'product'

type LinkedOrder = {
  status: OrderStatus
  payState: string
  closeReason: 'buyer' | 'timer' | 'cancelled' | 'returned' | null
  payDeadline: Date
  heldBy: HeldBy | null
}

export function payLinkState(order: LinkedOrder, now: Date): PayLinkState {
  const { status, payState, closeReason, payDeadline, heldBy } = order
  if (status === orderStatus.paymentPending) {
    if (payState === 'seen') return 'confirming'
    if (payDeadline <= now) return 'expired'
    return heldBy === null ? 'toPay' : 'held'
  }
  if (status !== orderStatus.closed) return 'paid'
  if (closeReason === 'timer') return 'expired'
  return closeReason === 'buyer' ? 'cancelled' : 'refunded'
}

/** Of several orders, the state that matters most to the payer: payable first, then paid. */
export function payLinkSummary(states: readonly PayLinkState[]): PayLinkState {
  return payLinkStates.find((state) => states.includes(state)) ?? 'expired'
}
