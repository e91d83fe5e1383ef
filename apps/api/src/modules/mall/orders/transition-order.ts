import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { afterMove, mayMove, type OrderActor, type OrderMove } from '@mofu/domain/mall/order-status'

import { notifyBuyer } from './notify-order.ts'
import { insertOrderEvent, type LockedOrder, type OrderValues, updateOrder } from './store.ts'

type FieldValues = Omit<OrderValues, 'id' | 'status' | 'version'>

type Transition = {
  move: OrderMove
  actor: OrderActor
  actorId?: string | undefined
  facts?: Record<string, string>
  values?: FieldValues
}

/**
 * The only function that changes an order's status. The transition must be legal, and the order must not have changed
 * since it was read.
 */
export async function transitionOrder(
  tx: Transaction,
  order: LockedOrder,
  { move, actor, actorId, facts = {}, values = {} }: Transition,
): Promise<LockedOrder> {
  const status = afterMove(order.status, move)
  if (status === undefined || !mayMove(actor, move)) throw hasMoved(order)
  const moved = await updateOrder(tx, order, { ...values, status })
  if (!moved) throw hasMoved(order)
  await insertOrderEvent(tx, order, { kind: move, actor, actorId, facts, after: status })
  await notifyBuyer(tx, moved, move)
  return moved
}

/** Changes fields other than the status. */
export async function changeOrder(
  tx: Transaction,
  order: LockedOrder,
  values: FieldValues,
): Promise<LockedOrder> {
  const changed = await updateOrder(tx, order, values)
  if (!changed) throw hasMoved(order)
  return changed
}

function hasMoved({ status }: LockedOrder): DomainError {
  return new DomainError('mall.order_moved', { status })
}
