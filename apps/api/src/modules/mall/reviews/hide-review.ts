import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { refuseOwnShop } from '../merchant/shops/refuse-own-shop.ts'
import { countRating } from './count-rating.ts'
import { findReview, lockProduct, updateHidden } from './store.ts'

/** An admin hides a review: nobody else sees it, and it does not count; an earlier one of its buyer does. */
export async function hideReview(
  db: Database,
  by: Caller,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findReview(tx, id)
    if (!found) throw new DomainError('mall.review_not_found', { id })
    await refuseOwnShop(tx, by, found.shopId)
    await lockProduct(tx, found.productId)
    const isHidden = await countRating(tx, found, (part) => updateHidden(part, id, reason))
    if (!isHidden) throw new DomainError('mall.review_hidden')
    await writeAudit(tx, by, {
      action: 'mall.hide_review',
      subject: `review ${id}`,
      reason,
      facts: { name: found.title },
    })
  })
}
