import type { Database } from '@mofu/db/connect'
import { orderStatus } from '@mofu/domain/mall/order-status'

import type { Quote } from './quote.ts'
import { insertQuotes, listLiveQuotes, lockOrderStatus } from './store.ts'

/**
 * Saves quotes of one order and chain, one per coin: where a concurrent call was faster, its quote is returned.
 * Undefined when the order no longer waits for a payment.
 */
export async function saveQuotes(
  db: Database,
  quotes: readonly Quote[],
  after: number,
): Promise<Quote[] | undefined> {
  const [first] = quotes
  if (!first) return []
  const { orderId, chainId } = first
  return db.transaction(async (tx) => {
    // Locks the order: closing it, or creating other quotes, waits for these and then sees them.
    if ((await lockOrderStatus(tx, orderId)) !== orderStatus.paymentPending) return undefined
    const live = await listLiveQuotes(tx, { orderId, chainId, after })
    const made = quotes.filter(({ coin }) => !live.some((quote) => quote.coin === coin))
    if (made.length > 0) await insertQuotes(tx, made)
    return [...live.filter(({ coin }) => quotes.some((quote) => quote.coin === coin)), ...made]
  })
}
