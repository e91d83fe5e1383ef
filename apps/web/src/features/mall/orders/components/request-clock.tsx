import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import type { OrderDetail } from '../queries.ts'

type Request = OrderDetail['requests'][number]
type Due =
  | 'buyerSend'
  | 'shopWaitsSend'
  | 'shopAnswer'
  | 'buyerWaitsAnswer'
  | 'shopGotBack'
  | 'buyerWaitsGotBack'
  | 'ruling'
  | 'dispute'

/** Who must act on a request, until when, and what happens otherwise. */
export function RequestClock({ request, role }: { request: Request; role: OrderDetail['role'] }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  const due = dueOf(request, role === 'merchant')
  if (request.actBy === null || due === undefined) return null
  const when = format.dateTime(new Date(request.actBy), { dateStyle: 'medium', timeStyle: 'short' })
  return <p className="font-semibold">{t(`request.due.${due}`, { when })}</p>
}

function dueOf({ state, canDispute }: Request, isShop: boolean): Due | undefined {
  if (state === 'open') return isShop ? 'shopAnswer' : 'buyerWaitsAnswer'
  if (state === 'agreed') return isShop ? 'shopWaitsSend' : 'buyerSend'
  if (state === 'sentBack') return isShop ? 'shopGotBack' : 'buyerWaitsGotBack'
  if (state === 'disputed') return 'ruling'
  return state === 'refused' && canDispute ? 'dispute' : undefined
}
