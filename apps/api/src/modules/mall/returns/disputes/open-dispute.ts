import type { Transaction } from '@mofu/db/connect'
import type { DisputeOpener } from '@mofu/domain/mall/request-rules'

import { notifyBuyer, notifyShop } from '../../orders/notify-order.ts'
import { insertOrderEvent, type LockedOrder } from '../../orders/store.ts'
import type { Request } from '../store.ts'
import { transitionRequest } from '../transition-request.ts'

type Opening = {
  request: Request
  order: LockedOrder
  by: DisputeOpener
  actorId?: string
  reason: string | null
}

/** From here an admin decides; both sides are notified. */
export async function openDispute(
  tx: Transaction,
  { request, order, by, actorId, reason }: Opening,
): Promise<void> {
  await transitionRequest(tx, request, 'disputed', {
    disputedBy: by,
    disputedAt: new Date(),
    disputeReason: reason,
  })
  const actor = by === 'deadline' ? 'platform' : by
  await insertOrderEvent(tx, order, { kind: 'disputed', actor, actorId, facts: { request: request.kind } })
  const mark = `-${request.id}-${request.state}`
  await notifyBuyer(tx, order, 'disputed', { mark })
  await notifyShop(tx, order, 'disputed', { mark, facts: { requestId: request.id } })
}
