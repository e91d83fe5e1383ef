import type { NetworkName } from '../networks.ts'
import { orderTimes, type PayState } from './order-rules.ts'
import { orderStatus, type OrderStatus } from './order-status.ts'
import { isDeepEnough } from './payment-policy.ts'

export type SettlingPayment = {
  id: string
  state: 'seen' | 'confirmed' | 'final' | 'gone'
  issue: string | null
  coin: string
  amount: bigint
  block: number
}

export type SettlingOrder = {
  status: OrderStatus
  payState: PayState
  /** The payment that pays it, if any. */
  paymentId: string | null
  total: bigint
  closeReason: string | null
  closedAt: Date | null
}

export type Settling = {
  payment: SettlingPayment
  /** What was quoted under this id. */
  quote: { coin: string; amount: bigint } | undefined
  order: SettlingOrder | undefined
  chain: { network: NetworkName; head: number; finalized: number }
  now: Date
}

/** What to do about a payment. `wait` until the chain has progressed. */
export type Settlement =
  | { do: 'wait' }
  /** The order shows that a payment is pending. */
  | { do: 'see' }
  /** It pays the order. */
  | { do: 'pay'; state: 'confirmed' | 'final' }
  /** It already pays its order, and has more confirmations now. */
  | { do: 'deepen'; state: 'confirmed' | 'final' }
  /** A reorg moved it to another block: the order stays paid, and waits again before it ships. */
  | { do: 'shallow' }
  /** A reorg removed it. */
  | { do: 'unpay' }
  /** It was made in time and seen late: the order reopens if the goods are in stock, else it is refunded. */
  | { do: 'reopen'; state: 'confirmed' | 'final' }
  /** It pays no order and is refunded to the payer. */
  | { do: 'giveBack'; issue: 'late' | 'double' | 'wrong' }
  /** We never issued this quote: an operator has to look. */
  | { do: 'raiseAlarm' }

/** Decides what a payment means for its order. Pure. */
export function settle({ payment, quote, order, chain, now }: Settling): Settlement {
  const isFinal = payment.block <= chain.finalized
  if (!quote || !order) return isFinal ? { do: 'raiseAlarm' } : { do: 'wait' }
  const isItsPayment = order.paymentId === payment.id
  if (payment.state === 'gone') return isItsPayment ? { do: 'unpay' } : { do: 'wait' }
  if (payment.coin !== quote.coin || payment.amount !== quote.amount) return once('wrong', isFinal)
  const isDeep = isDeepEnough(chain.network, order.total, { ...chain, block: payment.block })
  const state = isFinal ? 'final' : 'confirmed'

  // While the other payment could still be reorged, this one may be its replacement.
  if (order.paymentId !== null && !isItsPayment) return once('double', isFinal && order.payState === 'final')
  if (order.status === orderStatus.paymentPending) {
    if (isDeep) return { do: 'pay', state }
    return order.payState === 'seen' && isItsPayment ? { do: 'wait' } : { do: 'see' }
  }
  if (isItsPayment) {
    if (isDeep) return order.payState === state ? { do: 'wait' } : { do: 'deepen', state }
    return order.payState === 'seen' ? { do: 'wait' } : { do: 'shallow' }
  }
  // Only an order that was closed before anybody paid remains.
  if (!isDeep) return { do: 'wait' }
  const closedFor = now.getTime() - (order.closedAt?.getTime() ?? 0)
  const mayReopen = order.closeReason === 'timer' && closedFor < orderTimes.reopenMs
  return mayReopen ? { do: 'reopen', state } : once('late', isFinal)
}

/** Refunds wait for finality: the payment must be certain. */
function once(issue: 'late' | 'double' | 'wrong', isFinal: boolean): Settlement {
  return isFinal ? { do: 'giveBack', issue } : { do: 'wait' }
}
