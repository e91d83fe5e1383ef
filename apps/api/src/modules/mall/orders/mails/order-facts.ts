import type { Language } from '@mofu/domain/languages'
import { textIn } from '@mofu/domain/local-text'
import { moneyText } from '@mofu/domain/money-text'
import type { OrderMailFacts, OrderMailLabels } from '@mofu/words/mails/order-letters'
import type { Goods } from '@mofu/words/mails/template'

import type { Order, OrderRequest, SeenPayment } from '../order.ts'

/** What a mail is about: one order, or several that are paid together. */
export type OrderMailContent = {
  orders: readonly Order[]
  /** The one that its button leads to. */
  order: Order
  payment: SeenPayment | undefined
  request: OrderRequest | undefined
  requests: readonly OrderRequest[]
  cancelReason: string | undefined
}

export function factsOf({ orders, order, request, requests }: OrderMailContent): OrderMailFacts {
  return {
    number: orders.map(({ number }) => number).join(', '),
    shop: [...new Set(orders.map(({ shopName }) => shopName))].join(', '),
    isPickup: order.isPickup,
    refund: moneyText(request?.amount ?? refundOf(order, requests), order.currency),
    closedBy: order.closeReason === 'timer' ? 'timer' : 'buyer',
    requestKind: request?.kind ?? 'refund',
  }
}

/** What goes back when the whole order is refunded: all that earlier partial refunds have left. */
function refundOf(order: Order, requests: readonly OrderRequest[]): bigint {
  return requests
    .filter(({ kind, state }) => kind === 'refund' && (state === 'done' || state === 'paying'))
    .reduce((left, { amount }) => left - amount, order.total)
}

/** The ordered goods under the names they had then, and the total of all orders. */
export function goodsOf(
  { orders, order }: OrderMailContent,
  { language, labels }: { language: Language; labels: OrderMailLabels },
): Goods {
  const amountOf = (amount: bigint) => moneyText(amount, order.currency)
  const sum = (part: 'freight' | 'total') => orders.reduce((all, one) => all + one[part], 0n)
  return {
    title: labels.goods,
    lines: orders.flatMap(({ lines }) =>
      lines.map(({ title, choices, price, quantity }) => ({
        name: [title, ...choices]
          .map((text) => textIn(language, text))
          .filter(Boolean)
          .join(' · '),
        quantity,
        amount: amountOf(price * BigInt(quantity)),
      })),
    ),
    sums: [
      { label: labels.freight, amount: amountOf(sum('freight')) },
      { label: labels.total, amount: amountOf(sum('total')) },
    ],
  }
}
