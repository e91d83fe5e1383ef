import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { centsLeft, unitsToReturn } from '@mofu/domain/mall/coin-amount'
import { askRefusal, requestClock, type RequestKind } from '@mofu/domain/mall/request-rules'

import type { Caller } from '../../../../platform/access.ts'
import { newOrderId } from '../../checkout/new-order-id.ts'
import { lockOrderAsBuyer } from '../../orders/lock-order.ts'
import { notifyShop } from '../../orders/notify-order.ts'
import { insertOrderEvent } from '../../orders/store.ts'
import { findRefundable } from '../../payments/operations/queue-operation.ts'
import { clearDisputeDeadlines, insertRequest, listRequestsOfOrder } from '../store.ts'

type NewRequest = {
  orderId: string
  kind: RequestKind
  reason: string
  /** In minor units; undefined for all that is left. */
  amount: bigint | undefined
}

/** The buyer asks to cancel, to return, or for a part of the money back. */
export async function askRequest(
  db: Database,
  by: Caller,
  { orderId, kind, reason, amount }: NewRequest,
): Promise<string> {
  return db.transaction(async (tx) => {
    const order = await lockOrderAsBuyer(tx, by, orderId)
    const refusal = askRefusal(kind, order, await listRequestsOfOrder(tx, orderId))
    if (refusal) throw new DomainError(refusal)
    const payment = await findRefundable(tx, order)
    const left = centsLeft(payment, order.total)
    const wanted = kind === 'refund' ? (amount ?? left) : left
    if (wanted > left || left === 0n) {
      throw new DomainError('mall.refund_too_high', { left: String(left), currency: order.currency })
    }
    if (wanted <= 0n) throw new DomainError('mall.request_wrong')
    // Neither the shop nor an admin could grant it.
    if (unitsToReturn(payment, wanted, order.total) === undefined)
      throw new DomainError('mall.refund_too_low')
    // A new request replaces disputing the refused one.
    await clearDisputeDeadlines(tx, orderId)
    const id = newOrderId()
    const clock = requestClock('open', new Date())
    await insertRequest(tx, { id, orderId, kind, reason, amount: wanted, ...clock })
    await insertOrderEvent(tx, order, {
      kind: 'requested',
      actor: 'buyer',
      actorId: by.accountId,
      facts: { request: kind },
    })
    await notifyShop(tx, order, 'requested', { mark: `-${id}`, facts: { requestId: id } })
    return id
  })
}
