import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { refuseOwnShop } from '../merchant/shops/refuse-own-shop.ts'
import { countRating } from './count-rating.ts'
import { findReview, lockProduct, updateShown } from './store.ts'

/** An admin shows a hidden review again: everybody sees it, and it counts. */
export async function showReview(
  db: Database,
  by: Caller,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findReview(tx, id)
    if (!found) throw new DomainError('mall.review_not_found', { id })
    await refuseOwnShop(tx, by, found.shopId)
    await lockProduct(tx, found.productId)
    const rating = await countRating(tx, found, () => updateShown(tx, id))
    if (rating === undefined) throw new DomainError('mall.review_not_hidden')
    await writeAudit(tx, by, {
      action: 'mall.show_review',
      subject: `review ${id}`,
      reason,
      facts: { name: found.title },
    })
  })
}
