import type { BuyerMail, ShopMail } from '@mofu/domain/mall/order-news'
import type { RequestKind } from '@mofu/domain/mall/request-rules'

/** What the sentences of a mail about an order name. Amounts are written with their currency. */
export type OrderMailFacts = {
  /** Several where orders of several shops are paid together. */
  number: string
  shop: string
  isPickup: boolean
  /** What goes back to the payer. */
  refund: string
  closedBy: 'buyer' | 'timer'
  requestKind: RequestKind
}

export type OrderLetter = { subject: string; lines: readonly string[]; action: string }

export type OrderMailLabels = Record<
  | 'number'
  | 'shop'
  | 'goods'
  | 'freight'
  | 'total'
  | 'paid'
  | 'payBy'
  | 'carrier'
  | 'trackingNumber'
  | 'pickupPoint'
  | 'pickupCode'
  | 'reason'
  | 'disputeReason'
  | 'refund'
  | 'requested'
  | 'answerBy'
  | 'receivedBy',
  string
>

/** Mails about orders, which are sent at once. */
export type OrderLetters = {
  buyer: Record<BuyerMail, (facts: OrderMailFacts) => OrderLetter>
  shop: Record<ShopMail, (facts: OrderMailFacts) => OrderLetter>
  labels: OrderMailLabels
  /** Why it came, and where to switch it off. */
  note: string
}
