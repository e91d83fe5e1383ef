import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { addToRating, findReview, lockProduct, updateHidden } from './store.ts'

/** An admin hides a review: nobody else sees it, and it does not count. */
export async function hideReview(
  db: Database,
  by: Caller,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findReview(tx, id)
    if (!found) throw new DomainError('mall.review_not_found', { id })
    await lockProduct(tx, found.productId)
    const rating = await updateHidden(tx, id, reason)
    if (rating === undefined) throw new DomainError('mall.review_hidden')
    await addToRating(tx, found.productId, { sum: -rating, count: -1 })
    await writeAudit(tx, by, {
      action: 'mall.hide_review',
      subject: `review ${id}`,
      reason,
      facts: { name: found.title },
    })
  })
}
