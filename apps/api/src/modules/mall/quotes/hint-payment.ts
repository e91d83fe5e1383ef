import { DomainError } from '@mofu/domain/domain-error'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { blocksNeeded } from '@mofu/domain/mall/payment-policy'

import type { MallChain } from '../mall-settings.ts'
import type { QuoteStore } from './list-pay-options.ts'

export type HintStore = {
  hint(orderId: string, txHash: string): Promise<void>
  hintCount(orderId: string): Promise<number>
  /** The payment of an order that the chain has told of. */
  seen(orderId: string): Promise<{ chainId: number; block: number; head: number } | undefined>
}

/** Speed-ups and second wallets make a few; more than this is somebody guessing. */
const HINTS_MOST = 10

/**
 * Keeps a hash the buyer's wallet gave. It pays nothing and looks nothing up that is not looked up anyway: only an event
 * of the checkout pays an order, whatever hash was told, or none.
 */
export async function hintPayment(
  { store, chains }: { store: QuoteStore & HintStore; chains: readonly MallChain[] },
  { orderId, accountId, txHash }: { orderId: string; accountId: string; txHash: string },
): Promise<{ state: 'waiting' | 'confirming' | 'paid'; confirmations: number; required: number | null }> {
  const order = await store.payable(orderId)
  if (order?.accountId !== accountId) throw new DomainError('mall.order_not_found')
  if ((await store.hintCount(orderId)) >= HINTS_MOST) throw new DomainError('request.too_many')
  await store.hint(orderId, txHash.toLowerCase())
  const seen = await store.seen(orderId)
  const confirmations = seen ? Math.max(0, seen.head - seen.block + 1) : 0
  // Before the payment is seen, nobody knows on which chain it was made, unless there is only one.
  const chain = seen ? chains.find(({ chainId }) => chainId === seen.chainId) : onlyOne(chains)
  const required = (chain && blocksNeeded(chain.network, order.total)) ?? null
  const isPaid = order.status !== orderStatus.paymentPending && order.status !== orderStatus.closed
  return { state: isPaid ? 'paid' : seen ? 'confirming' : 'waiting', confirmations, required }
}

function onlyOne<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined
}
