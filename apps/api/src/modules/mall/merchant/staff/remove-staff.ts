import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { lockOwnShop } from '../shops/lock-own-shop.ts'
import { deleteStaff } from './store.ts'

/** The owner removes somebody from the staff. A shop always has an owner. */
export async function removeStaff(
  db: Database,
  accountId: string,
  { shopId, staffId }: { shopId: number; staffId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwnShop(tx, accountId, shopId)
    if (!(await deleteStaff(tx, shopId, staffId))) throw new DomainError('mall.staff_unknown')
  })
}
