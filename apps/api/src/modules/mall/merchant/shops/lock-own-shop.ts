import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { requireMember } from './require-member.ts'
import { lockShop } from './store.ts'

/** Locks a shop for its owner: concurrent changes do not interleave. Returns its status. */
export async function lockOwnShop(
  tx: Transaction,
  accountId: string,
  shopId: number,
): Promise<string | undefined> {
  const status = await lockShop(tx, shopId)
  if ((await requireMember(tx, shopId, accountId)) !== 'owner') throw new DomainError('mall.owner_needed')
  return status
}
