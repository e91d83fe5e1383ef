import type { OrderMove } from './order-status.ts'

/** What buyers and shops are told of an order. Its words are in @mofu/words/notifications. */
export type OrderNews =
  | OrderMove
  | 'late'
  | 'double'
  | 'requested'
  | 'answered'
  | 'message'
  | 'address'
  | 'refunded'
