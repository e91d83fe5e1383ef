import { moneyText } from '../../../parts/money.ts'
import type { OrderDetail } from './queries.ts'

/** The part of an order that was not refunded yet: a full refund moves this much. */
export function refundableAmount(order: Pick<OrderDetail, 'orderAmount' | 'refunded' | 'currency'>): string {
  return moneyText(BigInt(order.orderAmount) - BigInt(order.refunded), order.currency)
}
