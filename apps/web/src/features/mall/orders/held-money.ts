import { moneyText } from '../../../parts/money.ts'
import type { OrderDetail } from './queries.ts'

/** What of an order has not gone back yet: giving back all of it moves so much. */
export function heldMoney(order: Pick<OrderDetail, 'orderAmount' | 'refunded' | 'currency'>): string {
  return moneyText(BigInt(order.orderAmount) - BigInt(order.refunded), order.currency)
}
