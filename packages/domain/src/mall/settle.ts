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
  /** The payment that pays it, as far as one does. */
  paymentId: string | null
  total: bigint
  closeReason: string | null
  closedAt: Date | null
}

export type Settling = {
  payment: SettlingPayment
  /** What was offered under this id. */
  quote: { coin: string; amount: bigint } | undefined
  order: SettlingOrder | undefined
  chain: { network: NetworkName; head: number; finalized: number }
  now: Date
}

/** What is to be done about a payment. `wait` until the chain has come further. */
export type Settlement =
  | { do: 'wait' }
  /** The order shows that its payment is on its way. */
  | { do: 'see' }
  /** It pays the order. */
  | { do: 'pay'; state: 'confirmed' | 'final' }
  /** Its order is paid by it already, and it has settled further. */
  | { do: 'deepen'; state: 'confirmed' | 'final' }
  /** A reorg put it into another block: the order stays paid, and waits again before it ships. */
  | { do: 'shallow' }
  /** A reorg took it away. */
  | { do: 'unpay' }
  /** It was made in time and seen late: the order opens again if the goods are there, else it goes back. */
  | { do: 'reopen'; state: 'confirmed' | 'final' }
  /** It pays nothing here and goes back to who paid. */
  | { do: 'giveBack'; issue: 'late' | 'double' | 'wrong' }
  /** Nobody here made this offer: a person has to look. */
  | { do: 'raiseAlarm' }

/** Decides what a payment means for its order. Everything it depends on is handed in. */
export function settle({ payment, quote, order, chain, now }: Settling): Settlement {
  const isFinal = payment.block <= chain.finalized
  if (!quote || !order) return isFinal ? { do: 'raiseAlarm' } : { do: 'wait' }
  const isItsPayment = order.paymentId === payment.id
  if (payment.state === 'gone') return isItsPayment ? { do: 'unpay' } : { do: 'wait' }
  if (payment.coin !== quote.coin || payment.amount !== quote.amount) return once('wrong', isFinal)
  const isDeep = isDeepEnough(chain.network, order.total, { ...chain, block: payment.block })
  const state = isFinal ? 'final' : 'confirmed'

  // While the other one could still vanish, this may be what its payer sent in its place.
  if (order.paymentId !== null && !isItsPayment) return once('double', isFinal && order.payState === 'final')
  if (order.status === orderStatus.paymentPending) {
    if (isDeep) return { do: 'pay', state }
    return order.payState === 'seen' && isItsPayment ? { do: 'wait' } : { do: 'see' }
  }
  if (isItsPayment) {
    if (isDeep) return order.payState === state ? { do: 'wait' } : { do: 'deepen', state }
    return order.payState === 'seen' ? { do: 'wait' } : { do: 'shallow' }
  }
  // What is left is an order that was closed before anybody paid.
  if (!isDeep) return { do: 'wait' }
  const closedFor = now.getTime() - (order.closedAt?.getTime() ?? 0)
  const mayReopen = order.closeReason === 'timer' && closedFor < orderTimes.reopenMs
  return mayReopen ? { do: 'reopen', state } : once('late', isFinal)
}

/** Money goes back only once it is certain that it came. */
function once(issue: 'late' | 'double' | 'wrong', isFinal: boolean): Settlement {
  return isFinal ? { do: 'giveBack', issue } : { do: 'wait' }
}
