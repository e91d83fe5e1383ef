import { trackingOf } from '@mofu/domain/mall/carriers'
import { receivedBy } from '@mofu/domain/mall/order-deadlines'
import { moneyText } from '@mofu/domain/money-text'
import type { OrderMailLabels } from '@mofu/words/mails/order-letters'
import { formatUnits } from 'viem'

import { factsOf, type OrderMailContent } from './order-facts.ts'

type Detail = { label: string; value: string; url?: string }

/** The facts that belong to this news, in the order in which they are read. */
export function detailsOf(
  content: OrderMailContent,
  { state, isShop, labels }: { state: string; isShop: boolean; labels: OrderMailLabels },
): Detail[] {
  const { order, payment, request, requests, cancelReason } = content
  const { number, shop, refund } = factsOf(content)
  const due = receivedBy(order, requests)
  const isRefund = ['cancel', 'return', 'refunded'].includes(state)
  const values: [keyof OrderMailLabels, string | null | undefined][] = [
    ['number', number],
    ['shop', isShop ? null : shop],
    ['payBy', state === 'submit' ? timeText(order.payDeadline) : null],
    ['carrier', state === 'ship' ? order.expressCompany : null],
    ['trackingNumber', state === 'ship' ? order.expressNumber : null],
    ['pickupPoint', state === 'ready' ? order.pickupPoint : null],
    ['pickupCode', state === 'ready' ? order.pickupCode : null],
    ['reason', state === 'cancel' ? cancelReason : request?.reason],
    ['disputeReason', request?.disputeReason],
    ['requested', isShop && request ? moneyText(request.amount, order.currency) : null],
    ['receivedBy', due && (state === 'ship' || state === 'receiveSoon') ? timeText(due) : null],
    ['answerBy', state === 'requested' && request?.actBy ? timeText(request.actBy) : null],
    ['refund', isRefund ? refund : null],
    ['paid', payment ? `${formatUnits(payment.amount, payment.decimals)} ${payment.symbol}` : null],
  ]
  const { expressCompany: company, expressNumber: express } = order
  const tracking = company && express ? trackingOf({ company, number: express }) : undefined
  return values.flatMap(([name, value]) => {
    if (!value) return []
    const url = name === 'trackingNumber' ? tracking?.url : undefined
    return [{ label: labels[name], value, ...(url === undefined ? {} : { url }) }]
  })
}

/** In UTC: we do not know the reader's time zone. */
function timeText(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
