import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { MoneyLabel } from '../../../../parts/money-label.tsx'
import { TimeAgo } from '../../../../parts/time-ago.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import type { Again } from '../buy-again.ts'
import type { OrderRow } from '../queries.ts'
import { LineList } from './line-list.tsx'
import { AgainNote, OrderRowActions } from './order-row-actions.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TrackingLink, useCarrierName } from './tracking-link.tsx'

export function OrderCards({ orders, isBuyer = false }: { orders: readonly OrderRow[]; isBuyer?: boolean }) {
  return (
    <ul className="grid gap-4">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} isBuyer={isBuyer} />
      ))}
    </ul>
  )
}

function OrderCard({ order, isBuyer }: { order: OrderRow; isBuyer: boolean }) {
  const t = useTranslations('orders')
  const carrierName = useCarrierName()
  const [again, setAgain] = useState<Again>()
  return (
    <li className="card p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to="/order-detail/$id"
          params={{ id: order.id }}
          className="font-display text-lg font-extrabold break-all underline"
        >
          {order.orderNumber}
        </Link>
        <StatusBadge status={order.status} />
        {order.hasOpenRequest ? <Badge tone="honey">{t('request.state.open')}</Badge> : null}
        <TimeAgo at={Date.parse(order.createdAt) / 1_000} className="text-soft text-sm" />
        <MoneyLabel
          amount={BigInt(order.orderAmount)}
          currency={order.currency}
          className="font-display ml-auto text-lg font-extrabold"
        />
      </div>
      {order.refunded === '0' ? null : (
        <p className="text-right text-sm">
          {t('refunded')} −<MoneyLabel amount={BigInt(order.refunded)} currency={order.currency} />
        </p>
      )}
      <p className="text-soft text-sm">{order.shopName}</p>
      <LineList
        lines={order.lines}
        currency={order.currency}
        note={({ skuId }) => <AgainNote note={again?.notes.get(skuId)} currency={order.currency} />}
      />
      {order.expressNumber === null ? null : (
        <p className="text-sm">
          {carrierName(order.expressCompany ?? '')} · {order.expressNumber} <TrackingLink {...order} />
        </p>
      )}
      {isBuyer ? <OrderRowActions order={order} again={again} onAgain={setAgain} /> : null}
    </li>
  )
}
