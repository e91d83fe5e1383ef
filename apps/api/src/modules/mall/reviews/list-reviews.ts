import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { reviewLimits, reviewRefusal } from '@mofu/domain/mall/review-rules'

import type { Caller } from '../../../platform/access.ts'
import { findShopRole } from '../merchant/shops/store.ts'
import { listLines, listReviews } from './store.ts'

/** A page of a product's reviews. */
export async function listProductReviews(
  db: Database,
  wanted: { productId: number; before?: number | undefined },
) {
  const found = await listReviews(db, wanted, reviewLimits.page + 1)
  const list = found.slice(0, reviewLimits.page)
  return { list, next: found.length > reviewLimits.page ? (list.at(-1)?.id ?? null) : null }
}

/** The lines of an order with what its buyer wrote about them; for everybody else it is not found. */
export async function listOrderReviews(db: Database, { accountId }: Caller, orderId: string) {
  const lines = await listLines(db, { orderId, accountId })
  const [first] = lines
  if (!first) throw new DomainError('mall.order_not_found')
  const isMember = (await findShopRole(db, first.shopId, accountId)) !== undefined
  const now = new Date()
  return lines.map(({ status, review, ...line }) => {
    const known = review ? { createdAt: review.createdAt, isHidden: review.hiddenFor !== null } : undefined
    return {
      ...line,
      canWrite: reviewRefusal({ status, isMember, review: known }, now) === undefined,
      review: review && {
        ...review,
        editUntil: new Date(review.createdAt.getTime() + reviewLimits.editMs),
      },
    }
  })
}
