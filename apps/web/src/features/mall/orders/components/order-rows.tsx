import { allOrders, orderStatus, orderStatusNames } from '@mofu/domain/mall/order-status'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { MoneyLabel } from '../../../../parts/money-label.tsx'
import { Pager } from '../../../../parts/pager.tsx'
import { StateNote } from '../../../../parts/state-note.tsx'
import { TimeAgo } from '../../../../parts/time-ago.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { tabStyle } from '../../../../ui/tab-style.ts'
import type { OrderRow } from '../queries.ts'
import { LineList } from './line-list.tsx'
import { StatusBadge } from './status-badge.tsx'

const PAGE = 10

type OrderRowsProps = {
  query: UseQueryResult<{ list: OrderRow[]; total: number }>
  status: number
  onStatus: (status: number) => void
  page: number
  onPage: (page: number) => void
}

/** Orders of one status or of all, page by page. */
export function OrderRows({ query, status, onStatus, page, onPage }: OrderRowsProps) {
  const t = useTranslations('orders')
  return (
    <>
      <fieldset className="mb-6">
        <legend className="sr-only">{t('center.filter')}</legend>
        <div className="flex flex-wrap gap-2">
          {[allOrders, ...orderStatusNames.map((name) => orderStatus[name])].map((one) => {
            const name = orderStatusNames.find((each) => orderStatus[each] === one) ?? 'all'
            return (
              <button
                key={one}
                type="button"
                aria-pressed={status === one}
                onClick={() => onStatus(one)}
                className={tabStyle(status === one, 'small')}
              >
                {t(`status.${name}`)}
              </button>
            )
          })}
        </div>
      </fieldset>
      <Rows query={query} />
      <div className="mt-6">
        <Pager page={page} pages={Math.ceil((query.data?.total ?? 0) / PAGE)} onPage={onPage} />
      </div>
    </>
  )
}

function Rows({ query }: Pick<OrderRowsProps, 'query'>) {
  const t = useTranslations('orders')
  if (!query.data) {
    return query.isError ? (
      <FailureNote title={t('center.failed')} error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-64 rounded-[20px]" />
    )
  }
  if (query.data.list.length === 0) {
    return <StateNote scene="empty" title={t('center.emptyTitle')} text={t('center.emptyText')} />
  }
  return <OrderCards orders={query.data.list} />
}

export function OrderCards({ orders }: { orders: readonly OrderRow[] }) {
  const t = useTranslations('orders')
  return (
    <ul className="grid gap-4">
      {orders.map((order) => (
        <li key={order.id} className="card p-5">
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
          <LineList lines={order.lines} currency={order.currency} />
          {order.expressNumber === null ? null : (
            <p className="text-sm">
              {order.expressCompany} · {order.expressNumber}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
