import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { centsLeft, unitsToReturn } from '@mofu/domain/mall/coin-amount'

import type { LockedOrder } from '../../orders/store.ts'
import { findRefundable, queueOperation } from '../../payments/operations/queue-operation.ts'
import { countUnfinishedVoids } from '../../payments/operations/store.ts'
import type { Request } from '../store.ts'

/**
 * Queues a partial refund while the rest stays held. A partial void states what it leaves, computed from what is held.
 * While another is in flight that is unknown, so a second one would refund too little. A void that leaves nothing needs
 * no such check.
 */
export async function queuePartialRefund(
  tx: Transaction,
  order: LockedOrder,
  request: Request,
): Promise<void> {
  const { total, currency } = order
  const payment = await findRefundable(tx, order)
  if ((await countUnfinishedVoids(tx, payment.id)) > 0) throw new DomainError('mall.refund_pending')
  const back = unitsToReturn(payment, request.amount, total)
  if (back === undefined) {
    throw new DomainError('mall.refund_too_high', { left: String(centsLeft(payment, total)), currency })
  }
  await queueOperation(tx, {
    key: `refund-${request.id}`,
    paymentId: payment.id,
    kind: 'void',
    leaves: payment.held - back,
  })
}
