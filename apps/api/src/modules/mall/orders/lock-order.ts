import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import { findShopRole } from '../merchant/shops/store.ts'
import { type LockedOrder, lockOrder } from './store.ts'

/** Locks an order for its buyer; for everybody else it is not found. */
export async function lockOrderAsBuyer(tx: Transaction, by: Caller, id: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, id)
  if (order?.accountId !== by.accountId) throw new DomainError('mall.order_not_found')
  return order
}

/** Locks an order for a member of its shop; for everybody else it is not found. */
export async function lockOrderAsShop(tx: Transaction, by: Caller, id: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, id)
  if (!order || !(await findShopRole(tx, order.shopId, by.accountId))) {
    throw new DomainError('mall.order_not_found')
  }
  return order
}
