import type { ErrorCode } from '../error-codes.ts'
import { type OrderStatus, orderStatus } from './order-status.ts'

export const reviewLimits = {
  text: 1_000,
  answer: 1_000,
  /** Reviews of one page. */
  page: 10,
  /** Hidden reviews of a product that an admin sees. */
  hidden: 50,
  /** A review can be edited for 30 days after it was written. */
  editMs: 30 * 24 * 3_600_000,
} as const

export const ratings = [5, 4, 3, 2, 1] as const

type ReviewFacts = {
  /** The order with the product. */
  status: OrderStatus
  /** Whether the buyer is the shop's owner or staff. */
  isMember: boolean
  /** What they wrote before. */
  review: { createdAt: Date; isHidden: boolean } | undefined
}

/** Why a buyer cannot write or edit the review of an order line now. */
export function reviewRefusal({ status, isMember, review }: ReviewFacts, now: Date): ErrorCode | undefined {
  if (status !== orderStatus.finished) return 'mall.review_too_early'
  if (isMember) return 'mall.review_own_shop'
  if (review?.isHidden) return 'mall.review_hidden'
  if (review && now.getTime() > review.createdAt.getTime() + reviewLimits.editMs) return 'mall.review_final'
  return undefined
}

/** The average rating with one decimal place; undefined without reviews. */
export function averageRating({ sum, count }: { sum: number; count: number }): string | undefined {
  if (count === 0) return undefined
  const tenths = Math.floor((sum * 20 + count) / (count * 2))
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}
