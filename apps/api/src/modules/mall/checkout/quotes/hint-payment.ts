import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { blocksNeeded } from '@mofu/domain/mall/payment-policy'

import type { MallChain } from '../../mall-settings.ts'
import { countHints, findPayable, findSeenPayment, insertHint } from './store.ts'

/** Replaced transactions and second wallets make a few; more than this is guessing. */
const HINTS_MOST = 10

/**
 * Saves a transaction hash that the buyer's wallet returned. It pays nothing and triggers no extra lookup: only an
 * event of the checkout contract pays an order, whatever hash was posted.
 */
export async function hintPayment(
  { db, chains }: { db: Database; chains: readonly MallChain[] },
  { orderId, accountId, txHash }: { orderId: string; accountId: string; txHash: string },
): Promise<{ state: 'waiting' | 'confirming' | 'paid'; confirmations: number; required: number | null }> {
  const order = await findPayable(db, orderId)
  if (order?.accountId !== accountId) throw new DomainError('mall.order_not_found')
  if ((await countHints(db, orderId)) >= HINTS_MOST) throw new DomainError('request.too_many')
  await insertHint(db, orderId, txHash.toLowerCase())
  const seen = await findSeenPayment(db, orderId)
  const confirmations = seen ? Math.max(0, seen.head - seen.block + 1) : 0
  // Before the payment is seen its chain is unknown, unless there is only one.
  const chain = seen ? chains.find(({ chainId }) => chainId === seen.chainId) : onlyOne(chains)
  const required = (chain && blocksNeeded(chain.network, order.total)) ?? null
  const isPaid = order.status !== orderStatus.paymentPending && order.status !== orderStatus.closed
  return { state: isPaid ? 'paid' : seen ? 'confirming' : 'waiting', confirmations, required }
}

function onlyOne<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined
}
