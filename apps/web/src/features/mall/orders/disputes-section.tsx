import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { MoneyLabel } from '../../../parts/money-label.tsx'
import { useStoredSession } from '../../../session/stored-session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Dispute, disputesQuery } from './queries.ts'

/** For admins: disputes that wait for a decision. */
export function DisputesSection() {
  const t = useTranslations('orders')
  const { web3 } = useStoredSession()
  const disputes = useQuery(disputesQuery(web3?.token ?? ''))
  const { count = 0, list = [] } = disputes.data ?? {}
  return (
    <section aria-labelledby="disputes" className="card p-5 sm:p-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="disputes" className="text-2xl">
          {t('disputes.title')}
        </h2>
        {count > 0 ? <Badge tone="honey">{t('disputes.count', { count })}</Badge> : null}
      </div>
      <p className="text-soft mb-3">{t('disputes.text')}</p>
      {disputes.isError ? (
        <FailureNote
          title={t('disputes.error')}
          error={disputes.error}
          onRetry={() => void disputes.refetch()}
        />
      ) : null}
      {disputes.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      {disputes.isSuccess && count === 0 ? <p className="text-soft">{t('disputes.empty')}</p> : null}
      {list.length === 0 ? null : (
        <ul aria-label={t('disputes.title')} className="divide-line divide-y-2">
          {list.map((one) => (
            <DisputeRow key={one.requestId} dispute={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function DisputeRow({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  const { orderId, orderNumber, shopName, kind, amount, currency, reason, actBy } = dispute
  const when = format.dateTime(new Date(actBy), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link
          to="/order-detail/$id"
          params={{ id: orderId }}
          className="font-bold underline underline-offset-4"
        >
          {orderNumber}
        </Link>
        <span>{shopName}</span>
        <span className="font-semibold">{t(`disputes.kind.${kind}`)}</span>
        <MoneyLabel amount={BigInt(amount)} currency={currency} />
        <span className="text-soft text-sm">{t('disputes.by', { when })}</span>
      </p>
      <p className="break-words">{reason}</p>
    </li>
  )
}
