import { expect, test } from 'vitest'

import { orderStatus } from './order-status.ts'
import { averageRating, reviewLimits, reviewRefusal } from './review-rules.ts'

const now = new Date('2026-11-18T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const finished = { status: orderStatus.finished, isMember: false, review: undefined }

test('only the buyer of a finished order writes, and edits for 30 days', () => {
  const written = (ms: number, isHidden = false) => ({
    ...finished,
    review: { createdAt: ago(ms), isHidden },
  })
  expect(reviewRefusal(finished, now)).toBeUndefined()
  for (const status of [1, 2, 3, 4, 6] as const) {
    expect(reviewRefusal({ ...finished, status }, now)).toBe('mall.review_too_early')
  }
  expect(reviewRefusal({ ...finished, isMember: true }, now)).toBe('mall.review_own_shop')
  expect(reviewRefusal(written(reviewLimits.editMs), now)).toBeUndefined()
  expect(reviewRefusal(written(reviewLimits.editMs + 1), now)).toBe('mall.review_final')
  expect(reviewRefusal(written(0, true), now)).toBe('mall.review_hidden')
})

test.each([
  [0, 0, undefined],
  [5, 1, '5.0'],
  [13, 3, '4.3'],
  [14, 3, '4.7'],
  [9, 2, '4.5'],
  [17, 4, '4.3'],
  [49_999, 10_000, '5.0'],
])('%i stars of %i reviews are %s on average', (sum, count, average) => {
  expect(averageRating({ sum, count })).toBe(average)
})
