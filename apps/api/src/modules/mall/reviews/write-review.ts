import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { textIn } from '@mofu/domain/local-text'
import { reviewRefusal } from '@mofu/domain/mall/review-rules'

import type { Caller } from '../../../platform/access.ts'
import { findShop } from '../merchant/dashboard/store.ts'
import { notifyMembers } from '../merchant/shops/notify-members.ts'
import { findShopRole } from '../merchant/shops/store.ts'
import { countRating } from './count-rating.ts'
import { insertReview, listLines, lockProduct, updateReview } from './store.ts'

type Written = { orderId: string; skuId: number; rating: number; text: string }

/**
 * The buyer reviews a line of a finished order, or edits what they wrote. The product is locked before the review is
 * read: what is sent twice at the same time is one review, and the rating counts it once.
 */
export async function writeReview(
  db: Database,
  { accountId }: Caller,
  { orderId, skuId, rating, text }: Written,
): Promise<number> {
  return db.transaction(async (tx) => {
    const lineOf = async () =>
      (await listLines(tx, { orderId, accountId })).find((one) => one.skuId === skuId)
    const found = await lineOf()
    if (!found) throw new DomainError('mall.order_not_found')
    const { productId, shopId, title } = found
    await lockProduct(tx, productId)
    const { status, review } = (await lineOf()) ?? found
    const isMember = (await findShopRole(tx, shopId, accountId)) !== undefined
    const known = review ? { createdAt: review.createdAt, isHidden: review.hiddenFor !== null } : undefined
    const refusal = reviewRefusal({ status, isMember, review: known }, new Date())
    if (refusal) throw new DomainError(refusal)
    if (review) {
      await countRating(tx, { productId, accountId }, (part) =>
        updateReview(part, review.id, { rating, text }),
      )
      return review.id
    }
    const id = await countRating(tx, { productId, accountId }, (part) =>
      insertReview(part, { orderId, skuId, productId, accountId, rating, text }),
    )
    const shop = await findShop(tx, shopId)
    await notifyMembers(tx, shopId, {
      eventId: `review-${id}`,
      facts: {
        shop: shop?.shop.name ?? '',
        news: 'review',
        title: textIn('en', title),
        rating: String(rating),
      },
    })
    return id
  })
}
