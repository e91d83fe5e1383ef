import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AdminList } from '../../../parts/admin-list.tsx'
import { MoneyLabel } from '../../../parts/money-label.tsx'
import { useStoredSession } from '../../../session/stored-session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { type Dispute, disputesQuery } from './queries.ts'

/** For admins: disputes that wait for a decision. */
export function DisputesSection() {
  const t = useTranslations('orders')
  const { web3 } = useStoredSession()
  const disputes = useQuery(disputesQuery(web3?.token ?? ''))
  const { count = 0, list = [] } = disputes.data ?? {}
  return (
    <AdminList
      title={t('disputes.title')}
      text={t('disputes.text')}
      badge={count > 0 ? <Badge tone="honey">{t('disputes.count', { count })}</Badge> : null}
      query={disputes}
      count={list.length}
      failed={t('disputes.error')}
      empty={t('disputes.empty')}
    >
      {list.map((one) => (
        <DisputeRow key={one.requestId} dispute={one} />
      ))}
    </AdminList>
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
