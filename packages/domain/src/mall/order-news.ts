import type { OrderMove } from './order-status.ts'

/** Notifications about an order to its buyer. Their texts are in @mofu/words/notifications. */
export type BuyerNews =
  | OrderMove
  | 'submit'
  | 'late'
  | 'double'
  | 'answered'
  | 'reviewAnswered'
  | 'message'
  | 'express'
  | 'refunded'
  | 'released'
  | 'sendBackSoon'
  | 'receiveSoon'
  | 'disputed'
  | 'lapsed'
  | RuledNews

/** Notifications about an order to the members of its shop. */
export type ShopNews =
  | 'pay'
  | 'unpay'
  | 'receive'
  | 'close'
  | 'cancel'
  | 'address'
  | 'message'
  | 'requested'
  | 'sentBack'
  | 'answerSoon'
  | 'disputed'
  | 'lapsed'
  | RuledNews

export type RuledNews = 'ruledRefund' | 'ruledReturn' | 'ruledClose'

/** News that is mailed at once, by itself. Everything else waits for a digest. */
export const buyerMails = [
  'submit',
  'pay',
  'reopen',
  'ship',
  'ready',
  'receiveSoon',
  'cancel',
  'close',
  'return',
  'refunded',
  'late',
  'double',
] as const satisfies readonly BuyerNews[]

export const shopMails = ['pay', 'requested', 'disputed'] as const satisfies readonly ShopNews[]

export type BuyerMail = (typeof buyerMails)[number]
export type ShopMail = (typeof shopMails)[number]

export function isBuyerMail(news: string | undefined): news is BuyerMail {
  return (buyerMails as readonly (string | undefined)[]).includes(news)
}

export function isShopMail(news: string | undefined): news is ShopMail {
  return (shopMails as readonly (string | undefined)[]).includes(news)
}
