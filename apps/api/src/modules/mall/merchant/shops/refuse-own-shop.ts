import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../../platform/access.ts'
import { findShopRole, isPaidFor } from './store.ts'

/** Nobody decides as an admin about a shop that they own, work in or are paid for. */
export async function refuseOwnShop(tx: Transaction, by: Caller, shopId: number): Promise<void> {
  const isMember = (await findShopRole(tx, shopId, by.accountId)) !== undefined
  if (isMember || (await isPaidFor(tx, shopId, by.address))) throw new DomainError('mall.own_shop')
}
