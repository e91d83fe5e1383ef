import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { retryOperations } from '../actions/retry-operations.ts'
import { alertsQuery, type OpenAlert } from '../queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { Section } from './section.tsx'

/** Open alerts, what they mean and what to do about them. */
export function AlertsSection({ reader }: { reader: string }) {
  const t = useTranslations('accounts')
  const alerts = useQuery(alertsQuery(reader))
  const { count = 0, list = [] } = alerts.data ?? {}
  return (
    <Section
      title={t('alerts')}
      text={t('alertsText')}
      anchor="alerts"
      aside={count > 0 ? <Badge tone="berry">{t('alertsCount', { count })}</Badge> : null}
    >
      {alerts.isError ? (
        <FailureNote title={t('alertsError')} error={alerts.error} onRetry={() => void alerts.refetch()} />
      ) : null}
      {alerts.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      {alerts.isSuccess && count === 0 ? <p className="text-soft">{t('alertsEmpty')}</p> : null}
      {list.length === 0 ? null : (
        <ul aria-label={t('alerts')} className="divide-line divide-y-2">
          {list.map((alert) => (
            <AlertRow key={`${alert.name} ${alert.subject}`} alert={alert} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const keyOf = {
  'mall.operation_overdue': 'operation_overdue',
  'mall.operation_failed': 'operation_failed',
  'mall.operator_balance_low': 'operator_balance_low',
  'mall.dispute_overdue': 'dispute_overdue',
  'mall.ledger_differs': 'ledger_differs',
  'randomness.orders_late': 'orders_late',
} as const satisfies Record<OpenAlert['name'], string>

function AlertRow({ alert: { name, subject, facts, raisedAt } }: { alert: OpenAlert }) {
  const t = useTranslations('accounts')
  const key = keyOf[name]
  const factTexts = Object.entries(facts).map(([fact, value]) => `${fact} ${value}`)
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{t(`alertName.${key}`)}</span>
        <span className="text-soft text-sm">
          {t('alertsSince')} <TimeAgo at={raisedAt} />
        </span>
      </p>
      <p>{t(`alertMeans.${key}`)}</p>
      <p className="font-semibold">{t(`alertDo.${key}`)}</p>
      <p className="text-soft text-sm break-words">
        <code>{[name, subject, ...factTexts].join(' · ')}</code>
      </p>
      {name === 'mall.operation_failed' ? <ResendButton chainId={Number(subject)} /> : null}
    </li>
  )
}

function ResendButton({ chainId }: { chainId: number }) {
  const t = useTranslations('accounts')
  const [isAsking, setAsking] = useState(false)
  const [count, setCount] = useState<number>()
  return (
    <div className="mt-1 grid justify-items-start gap-2">
      <Button size="small" onClick={() => setAsking(true)}>
        {t('alertsResend')}
      </Button>
      {count === undefined ? null : <Note tone="mint">{t('alertsResent', { count })}</Note>}
      {isAsking ? (
        <ReasonDialog
          title={t('alertsResendTitle')}
          description={t('alertsResendText')}
          send={t('alertsResend')}
          onSend={async (reason) => setCount(await retryOperations({ chainId, reason }))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
