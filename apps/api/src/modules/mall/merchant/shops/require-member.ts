import type { Connection } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { findShopRole } from './store.ts'

/** The account's role in a shop; only members have one. */
export async function requireMember(
  db: Connection,
  shopId: number,
  accountId: string,
): Promise<'owner' | 'staff'> {
  const role = await findShopRole(db, shopId, accountId)
  if (!role) throw new DomainError('mall.shop_not_yours')
  return role
}
