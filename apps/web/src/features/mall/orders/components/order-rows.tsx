import { orderSearch } from '@mofu/domain/mall/order-search'
import { allOrders, orderStatus, orderStatusNames } from '@mofu/domain/mall/order-status'
import type { UseQueryResult } from '@tanstack/react-query'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { Pager } from '../../../../parts/pager.tsx'
import { StateNote } from '../../../../parts/state-note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { tabStyle } from '../../../../ui/tab-style.ts'
import type { OrderRow, OrderView } from '../queries.ts'
import { OrderCards } from './order-cards.tsx'
import { OrderSearch } from './order-search.tsx'

const PAGE = 10

type OrderRowsProps = {
  query: UseQueryResult<{ list: OrderRow[]; total: number }>
  view: OrderView
  onView: (view: OrderView) => void
  isBuyer?: boolean
}

/** Orders of one status or of all, searched and page by page. */
export function OrderRows({ query, view, onView, isBuyer = false }: OrderRowsProps) {
  const t = useTranslations('orders')
  return (
    <>
      {/* An order is looked for whatever its status. */}
      <OrderSearch
        key={view.text}
        text={view.text}
        onText={(text) => onView({ text, status: text === '' ? view.status : allOrders, page: 1 })}
      />
      <fieldset className="mb-6">
        <legend className="sr-only">{t('center.filter')}</legend>
        <div className="flex flex-wrap gap-2">
          {[allOrders, ...orderStatusNames.map((name) => orderStatus[name])].map((one) => {
            const name = orderStatusNames.find((each) => orderStatus[each] === one) ?? 'all'
            return (
              <button
                key={one}
                type="button"
                aria-pressed={view.status === one}
                onClick={() => onView({ ...view, status: one, page: 1 })}
                className={tabStyle(view.status === one, 'small')}
              >
                {t(`status.${name}`)}
              </button>
            )
          })}
        </div>
      </fieldset>
      <Rows query={query} isSearch={view.text !== ''} isBuyer={isBuyer} />
      <div className="mt-6">
        <Pager
          page={view.page}
          pages={Math.ceil((query.data?.total ?? 0) / PAGE)}
          onPage={(page) => onView({ ...view, page })}
        />
      </div>
    </>
  )
}

type RowsProps = Pick<OrderRowsProps, 'query'> & { isSearch: boolean; isBuyer: boolean }

function Rows({ query, isSearch, isBuyer }: RowsProps) {
  const t = useTranslations('orders')
  if (!query.data) {
    return query.isError ? (
      <FailureNote title={t('center.failed')} error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-64 rounded-[20px]" />
    )
  }
  if (query.data.list.length === 0) {
    return (
      <StateNote
        scene="empty"
        title={isSearch ? t('list.noneTitle') : t('center.emptyTitle')}
        text={isSearch ? t('list.noneText', { most: String(orderSearch.newest) }) : t('center.emptyText')}
      />
    )
  }
  return <OrderCards orders={query.data.list} isBuyer={isBuyer} />
}
