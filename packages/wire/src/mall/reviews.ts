import { reviewLimits } from '@mofu/domain/mall/review-rules'
import { shopLimits } from '@mofu/domain/mall/shop-rules'
import { isPlainText } from '@mofu/domain/plain-text'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, done } from '../values.ts'
import { localText, shortId } from './values.ts'

const plain = (least: number, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least),
      z.maxLength(most),
      z.refine(isPlainText, 'must not contain control characters'),
    )

/** `at` is when it was first given. */
const answer = z.object({ text: z.string(), at: z.string(), isEdited: z.boolean() })

const review = z.object({
  id: z.int(),
  rating: z.int(),
  text: z.string(),
  /** The buyer's wallet, shortened; null for buyers without one. */
  reviewer: z.nullable(z.string()),
  /** What was bought. */
  choices: z.array(localText),
  createdAt: z.string(),
  isEdited: z.boolean(),
  /** The shop answered other words than these, or other stars. */
  isEditedSinceAnswer: z.boolean(),
  /** The shop's answer. */
  answer: z.nullable(answer),
})
export type Review = z.output<typeof review>

export const productReviews = route({
  service: 'mall',
  method: 'GET',
  path: '/Shop/reviews',
  summary: 'The reviews of a product by buyers who received it, newest first',
  query: z.object({ productId: shortId, before: z.optional(shortId) }),
  data: z.object({ list: z.array(review), next: z.nullable(z.int()) }),
})

const orderReview = z.object({
  skuId: z.int(),
  title: localText,
  choices: z.array(localText),
  /** Whether the caller can write it now, or edit what they wrote. */
  canWrite: z.boolean(),
  review: z.nullable(
    z.object({
      rating: z.int(),
      text: z.string(),
      answer: z.nullable(answer),
      editUntil: z.string(),
      /** Why an admin hid it. */
      hiddenFor: z.nullable(z.string()),
    }),
  ),
})
export type OrderReview = z.output<typeof orderReview>

export const orderReviews = route({
  service: 'mall',
  method: 'POST',
  path: '/order/reviews',
  summary: 'The lines of the caller’s order with what they wrote about each',
  body: z.object({ orderId: z.uuid() }),
  data: z.object({ list: z.array(orderReview) }),
})

export const writeReview = route({
  service: 'mall',
  method: 'POST',
  path: '/order/review',
  summary: 'Review a line of a finished order, or edit the review within 30 days',
  body: z.object({
    orderId: z.uuid(),
    skuId: shortId,
    rating: count(1, 5),
    text: z._default(plain(0, reviewLimits.text), ''),
  }),
  data: z.object({ id: z.int() }),
})

export const answerReview = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/answerReview',
  summary: 'Answer a review of the shop’s product once, or change the answer',
  body: z.object({ id: shortId, text: plain(1, reviewLimits.answer) }),
  data: done,
})

const decision = z.object({
  id: shortId,
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(shopLimits.reason)),
})

export const hideReview = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/hideReview',
  summary: 'Hide a review: it is not shown and does not count any more',
  body: decision,
  data: done,
})

export const showReview = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/showReview',
  summary: 'Show a hidden review again: it counts again',
  body: decision,
  data: done,
})

export const hiddenReviews = route({
  service: 'mall',
  method: 'GET',
  path: '/admin/hiddenReviews',
  summary: 'The hidden reviews of a product with the reasons, for admins',
  query: z.object({ productId: shortId }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        rating: z.int(),
        text: z.string(),
        hiddenFor: z.string(),
        createdAt: z.string(),
      }),
    ),
  }),
})
export type HiddenReview = z.output<typeof hiddenReviews.data>['list'][number]
