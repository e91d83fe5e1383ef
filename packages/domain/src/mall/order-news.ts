import type { OrderMove } from './order-status.ts'

/** Notifications about an order to buyers and shops. Their texts are in @mofu/words/notifications. */
export type OrderNews =
  | OrderMove
  | 'late'
  | 'double'
  | 'requested'
  | 'answered'
  | 'message'
  | 'address'
  | 'refunded'
  | 'released'
  | 'answerSoon'
  | 'sendBackSoon'
  | 'disputed'
  | 'lapsed'
  | 'ruledRefund'
  | 'ruledReturn'
  | 'ruledClose'
