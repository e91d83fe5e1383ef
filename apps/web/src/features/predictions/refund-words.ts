import type { RefundReason } from '@mofu/domain/quiz-state'

/** The key of the text for each reason. */
export const refundWords = {
  cancelled: 'cancelled',
  'no-result': 'noResult',
  'no-winner': 'nobodyRight',
} as const satisfies Record<RefundReason, string>
