import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import { requireMember } from '../merchant/shops/require-member.ts'
import { notifyBuyer } from '../orders/notify-order.ts'
import { findReview, updateAnswer } from './store.ts'

/** A member of the shop answers a review, or changes the one answer. */
export async function answerReview(
  db: Database,
  { accountId }: Caller,
  { id, text }: { id: number; text: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findReview(tx, id)
    if (!found) throw new DomainError('mall.review_not_found', { id })
    await requireMember(tx, found.shopId, accountId)
    if (!(await updateAnswer(tx, id, text))) throw new DomainError('mall.review_hidden')
    // The event has one id for each review: changing the answer tells the buyer nothing more.
    await notifyBuyer(tx, found.order, 'reviewAnswered', { mark: `-${id}`, facts: { title: found.title } })
  })
}
