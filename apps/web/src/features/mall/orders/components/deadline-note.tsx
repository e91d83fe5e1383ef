import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import type { OrderDetail } from '../queries.ts'

/** Until when the shop ships, or when the order counts as received, and what happens then. */
export function DeadlineNote({ order: { role, shipBy, receivedBy } }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  const side = role === 'merchant' ? 'shop' : 'buyer'
  const date = shipBy ?? receivedBy
  if (date === null) return null
  const when = format.dateTime(new Date(date), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <p className="font-semibold">
      {t(`delivery.${shipBy === null ? 'receivedBy' : 'shipBy'}.${side}`, { when })}
    </p>
  )
}
