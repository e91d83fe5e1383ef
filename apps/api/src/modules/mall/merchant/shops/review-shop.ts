import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../../platform/access.ts'
import { writeAudit } from '../../../../platform/audit.ts'
import { notifyMembers } from './notify-members.ts'
import { refuseOwnShop } from './refuse-own-shop.ts'
import { decideApplication, findOwnerId, grantMerchantRole } from './store.ts'

/** An admin opens or rejects a shop, and its owner is notified. With the first open shop they become a merchant. */
export async function reviewShop(
  db: Database,
  by: Caller,
  { id, isApproved, reason }: { id: number; isApproved: boolean; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseOwnShop(tx, by, id)
    const name = await decideApplication(tx, id, { status: isApproved ? 'open' : 'rejected', reason })
    if (name === undefined) throw new DomainError('mall.shop_not_waiting', { id })
    await writeAudit(tx, by, {
      action: isApproved ? 'mall.open_shop' : 'mall.reject_shop',
      subject: `shop ${id}`,
      reason,
      facts: { name },
    })
    const ownerId = await findOwnerId(tx, id)
    if (ownerId !== undefined && isApproved) {
      await grantMerchantRole(tx, { accountId: ownerId, reason, grantedBy: by.accountId })
    }
    await notifyMembers(tx, id, {
      eventId: `shop-reviewed-${id}`,
      facts: { shop: name, news: isApproved ? 'opened' : 'rejected', reason },
    })
  })
}
