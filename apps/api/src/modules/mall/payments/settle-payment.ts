import type { Database } from '@mofu/db/connect'
import type { Settlement, Settling } from '@mofu/domain/mall/settle'

import { lockOrder } from '../orders/store.ts'
import { applySettlement } from './apply-settlement.ts'
import { findQuoted, lockPayment, type Unsettled } from './store.ts'

/** Everything a decision depends on, as read under the lock. */
export type SettlingFacts = Pick<Settling, 'payment' | 'quote' | 'order'>

/**
 * The only way an order becomes paid. Locks the payment and its order, decides, and applies the decision, in one
 * transaction. Returns what was done.
 */
export async function settlePayment(
  db: Database,
  { payment: { id, block }, orderId }: Unsettled,
  decide: (facts: SettlingFacts) => Settlement,
): Promise<Settlement['do']> {
  return db.transaction(async (tx) => {
    // The order first, then its payment: the same lock order everywhere.
    const order = orderId === null ? undefined : await lockOrder(tx, orderId)
    const payment = await lockPayment(tx, id)
    // The projector was faster: the chain was asked about another block.
    if (!payment || payment.block !== block) return 'wait'
    const quote = await findQuoted(tx, id)
    const settlement = decide({ payment, quote, order })
    await applySettlement(tx, { payment, order, settlement })
    return settlement.do
  })
}
