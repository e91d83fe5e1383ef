import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import { findShopRole } from '../merchant/shops/store.ts'
import { type LockedOrder, lockOrder } from '../orders/store.ts'
import { findRequest, type Request } from './store.ts'

type Side = 'buyer' | 'merchant'

/** Locks a request and its order, and determines the caller's side; `undefined` for everybody else. */
export async function lockRequest(
  tx: Transaction,
  by: Caller,
  requestId: string,
): Promise<{ request: Request; order: LockedOrder; side: Side | undefined }> {
  const { request, order } = await lockWithOrder(tx, requestId)
  return { request, order, side: await sideOf(tx, order, by) }
}

/** Locks a request and its order. */
export async function lockWithOrder(
  tx: Transaction,
  requestId: string,
): Promise<{ request: Request; order: LockedOrder }> {
  const found = await findRequest(tx, requestId)
  const order = found && (await lockOrder(tx, found.orderId))
  if (!order) throw new DomainError('mall.request_not_found')
  // Read again under the order's lock: only one of two answers counts.
  const request = await findRequest(tx, requestId)
  if (!request) throw new DomainError('mall.request_not_found')
  return { request, order }
}

/** Locks a request for one side of its order; for everybody else it is not found. */
export async function lockRequestAs(
  tx: Transaction,
  wanted: Side,
  by: Caller,
  requestId: string,
): Promise<{ request: Request; order: LockedOrder }> {
  const { request, order, side } = await lockRequest(tx, by, requestId)
  if (side !== wanted) throw new DomainError('mall.request_not_found')
  return { request, order }
}

export async function sideOf(
  tx: Transaction,
  order: LockedOrder,
  by: Pick<Caller, 'accountId'>,
): Promise<Side | undefined> {
  if (order.accountId === by.accountId) return 'buyer'
  return (await findShopRole(tx, order.shopId, by.accountId)) && 'merchant'
}

export function requireState({ state }: Request, states: readonly Request['state'][]): void {
  if (!states.includes(state)) throw new DomainError('mall.request_wrong')
}
