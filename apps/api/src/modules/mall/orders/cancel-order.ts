import type { Transaction } from '@mofu/db/connect'
import type { OrderActor } from '@mofu/domain/mall/order-status'

import { queueRefund } from '../payments/operations/queue-operation.ts'
import { endOpenRequests } from '../returns/store.ts'
import { changeStock } from './change-stock.ts'
import type { LockedOrder } from './store.ts'
import { transitionOrder } from './transition-order.ts'

/** Cancels a paid order that was not shipped: the payment is refunded and the items are restocked. */
export async function cancelOrder(
  tx: Transaction,
  order: LockedOrder,
  { actor, actorId, reason }: { actor: OrderActor; actorId: string; reason: string },
): Promise<void> {
  await transitionOrder(tx, order, {
    move: 'cancel',
    actor,
    actorId,
    facts: reason === '' ? {} : { reason },
    values: { closedAt: new Date(), closeReason: 'cancelled' },
  })
  await endOpenRequests(tx, order.id)
  await changeStock(tx, order.id, 'restock')
  await queueRefund(tx, order, `cancel-${order.id}`)
}
