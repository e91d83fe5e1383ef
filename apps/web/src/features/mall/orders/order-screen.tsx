import { orderStatus } from '@mofu/domain/mall/order-status'
import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Note } from '../../../ui/note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { OrderReviewsPanel } from '../reviews/components/order-reviews-panel.tsx'
import { useShopper } from '../use-shopper.ts'
import { AfterShipping } from './components/after-shipping.tsx'
import { DeadlineNote } from './components/deadline-note.tsx'
import { FactsPanel } from './components/facts-panel.tsx'
import { GroupPanel } from './components/group-panel.tsx'
import { HeldOrders } from './components/held-orders.tsx'
import { OrderActions } from './components/order-actions.tsx'
import { PayPanel } from './components/pay-panel.tsx'
import { PaymentsPanel } from './components/payments-panel.tsx'
import { ReceiptPanel } from './components/receipt-panel.tsx'
import { RequestsPanel } from './components/requests-panel.tsx'
import { ShipPanel } from './components/ship-panel.tsx'
import { StatusBadge } from './components/status-badge.tsx'
import { ThreadPanel } from './components/thread-panel.tsx'
import { TimelinePanel } from './components/timeline-panel.tsx'
import { orderQuery } from './queries.ts'

/** One order, for its buyer and its shop: its status, what to do next, and its history. */
export function OrderScreen({ id }: { id: string }) {
  const t = useTranslations('orders')
  const shopper = useShopper()
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('center.title')} · Mofu`} />
      {shopper === undefined ? (
        <AskToSignIn isPage text={t('signInText')} />
      ) : (
        <Order key={shopper} shopper={shopper} id={id} />
      )}
    </div>
  )
}

function Order({ shopper, id }: { shopper: string; id: string }) {
  const t = useTranslations('orders')
  const query = useQuery(orderQuery(shopper, id))
  const order = query.data
  if (!order) {
    return query.isError ? (
      <FailureNote isPage title={t('orderFailed')} error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-[20px]" />
    )
  }
  return (
    <>
      <PageTitle text={`${t('orderTitle', { number: order.orderNumber })} · Mofu`} />
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl leading-tight sm:text-4xl">
          {t('orderTitle', { number: order.orderNumber })}
        </h1>
        <StatusBadge status={order.status} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-6">
          {order.role === 'buyer' ? <HeldOrders order={order} /> : null}
          {/* Cached data of an earlier visit may name orders that can no longer be paid. */}
          {order.can.pay && query.isFetchedAfterMount ? <PayPanel shopper={shopper} order={order} /> : null}
          {order.pickupCode === null ? null : (
            <Note tone="mint" title={t('pickupCode')}>
              <span className="font-display text-3xl font-extrabold tracking-widest tabular-nums">
                {order.pickupCode}
              </span>
            </Note>
          )}
          <DeadlineNote order={order} />
          {order.role === 'merchant' ? <ShipPanel order={order} /> : null}
          <AfterShipping order={order} />
          <FactsPanel order={order} />
          <GroupPanel order={order} />
          {order.role === 'buyer' ? <OrderActions shopper={shopper} order={order} /> : null}
          {order.role === 'buyer' && order.status === orderStatus.finished ? (
            <OrderReviewsPanel shopper={shopper} orderId={order.id} />
          ) : null}
          <RequestsPanel order={order} />
        </div>
        <div className="grid min-w-0 gap-6">
          <PaymentsPanel payments={order.payments} />
          {order.payState === 'final' && order.paymentDate !== null ? <ReceiptPanel order={order} /> : null}
          <TimelinePanel timeline={order.timeline} />
          <ThreadPanel order={order} />
        </div>
      </div>
    </>
  )
}
