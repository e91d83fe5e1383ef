import { DomainError } from '@mofu/domain/domain-error'
import type { StatementSums } from '@mofu/domain/mall/statement'

import type { Order } from '../orders/order.ts'

export type StatementRow = StatementSums & {
  at: Date
  orderId: string
  orderNumber: string
  coin: string
  symbol: string
  decimals: number
  money: StatementSums
  currency: string
  txHash: string
}

export type StatementStore = {
  payoutOf(shopId: number): Promise<string | undefined>
  /** What the shop was credited between two moments, in seconds, the newest first. */
  credited(shopId: number, span: { from: number; to: number }): Promise<StatementRow[]>
}

type FoundPayment = {
  id: string
  orderId: string | null
  payer: string
  state: string
  issue: string | null
  txHash: string
}

export type SearchStore = {
  orders(text: string): Promise<Order[]>
  payments(text: string): Promise<FoundPayment[]>
}

const DAY = 86_400

export async function showStatement(
  { store }: { store: StatementStore },
  { shopId, from, to }: { shopId: number; from: string | undefined; to: string | undefined },
): Promise<{ list: StatementRow[]; payoutAddress: string }> {
  const payoutAddress = await store.payoutOf(shopId)
  if (payoutAddress === undefined) throw new DomainError('mall.shop_not_yours')
  const since = from === undefined ? 0 : Date.parse(`${from}T00:00:00Z`) / 1_000
  // The last day counts whole.
  const until = to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(`${to}T00:00:00Z`) / 1_000 + DAY
  return { list: await store.credited(shopId, { from: since, to: until }), payoutAddress }
}
