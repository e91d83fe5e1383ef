import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { lockOwnShop } from '../shops/lock-own-shop.ts'
import { deleteInvitation } from './store.ts'

export async function cancelInvitation(
  db: Database,
  accountId: string,
  { shopId, id }: { shopId: number; id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwnShop(tx, accountId, shopId)
    if (!(await deleteInvitation(tx, shopId, id))) throw new DomainError('mall.invitation_not_found')
  })
}
