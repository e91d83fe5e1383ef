import type { Transaction } from '@mofu/db/connect'
import type { OrderActor } from '@mofu/domain/mall/order-status'

import { queueCapture } from '../payments/operations/queue-operation.ts'
import type { LockedOrder } from './store.ts'
import { transitionOrder } from './transition-order.ts'

/** The buyer has the items: the payment is captured for the shop. */
export async function finishOrder(
  tx: Transaction,
  order: LockedOrder,
  { actor, actorId }: { actor: OrderActor; actorId?: string },
): Promise<void> {
  await transitionOrder(tx, order, { move: 'receive', actor, actorId, values: { finishedAt: new Date() } })
  await queueCapture(tx, order)
}
