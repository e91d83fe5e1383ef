import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../../platform/access.ts'
import { writeAudit } from '../../../../platform/audit.ts'
import { notify } from '../../../accounts/index.ts'
import { decideApplication, findOwnerId, grantMerchantRole } from './store.ts'

/** An admin opens or rejects a shop. With the first open shop its owner becomes a merchant, and is notified. */
export async function reviewShop(
  db: Database,
  by: Caller,
  { id, isApproved, reason }: { id: number; isApproved: boolean; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const name = await decideApplication(tx, id, { status: isApproved ? 'open' : 'rejected', reason })
    if (name === undefined) throw new DomainError('mall.shop_not_waiting', { id })
    await writeAudit(tx, by, {
      action: isApproved ? 'mall.open_shop' : 'mall.reject_shop',
      subject: `shop ${id}`,
      reason,
      facts: { name },
    })
    const ownerId = isApproved ? await findOwnerId(tx, id) : undefined
    if (ownerId === undefined) return
    if (!(await grantMerchantRole(tx, { accountId: ownerId, reason, grantedBy: by.accountId }))) return
    await notify(tx, {
      accountId: ownerId,
      kind: 'role',
      eventId: `shop-opened-${id}`,
      facts: { role: 'merchant', change: 'granted' },
    })
  })
}
