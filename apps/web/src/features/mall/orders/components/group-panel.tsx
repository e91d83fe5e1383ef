import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { MoneyLabel } from '../../../../parts/money-label.tsx'
import type { OrderDetail } from '../queries.ts'
import { Panel } from './panel.tsx'
import { StatusBadge } from './status-badge.tsx'

/** The orders that were placed together: each shop's part is its own order. */
export function GroupPanel({ order: { id, group, currency } }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  if (group.length < 2) return null
  const total = group.reduce((sum, { orderAmount }) => sum + BigInt(orderAmount), 0n)
  return (
    <Panel title={t('group.title')}>
      <p className="text-soft mb-2">{t('group.text', { count: String(group.length) })}</p>
      <ul className="divide-line divide-y-2">
        {group.map((one) => (
          <li key={one.id} className="flex items-start justify-between gap-3 py-3">
            <span className="min-w-0">
              <span className="block font-semibold">{one.shopName}</span>
              {one.id === id ? (
                <span className="text-soft text-sm">
                  {one.orderNumber} · {t('group.here')}
                </span>
              ) : (
                <Link to="/order-detail/$id" params={{ id: one.id }} className="text-sm underline">
                  {one.orderNumber}
                </Link>
              )}
            </span>
            <span className="grid shrink-0 justify-items-end gap-1">
              <MoneyLabel amount={BigInt(one.orderAmount)} currency={currency} className="font-semibold" />
              <StatusBadge status={one.status} />
            </span>
          </li>
        ))}
      </ul>
      <p className="border-line font-display flex justify-between gap-4 border-t-2 pt-3 text-lg font-extrabold">
        <span>{t('total')}</span>
        <MoneyLabel amount={total} currency={currency} />
      </p>
    </Panel>
  )
}
