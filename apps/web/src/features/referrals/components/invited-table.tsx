import type { ReferredUser } from '@mofu/wire/referrals/reports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Pager } from '../../../parts/pager.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { invitedQuery, PEOPLE_PAGE } from '../queries.ts'
import { Bought } from './bought.tsx'
import { ReportSection } from './report-section.tsx'

type InvitedTableProps = { reader: string; inviter?: string; emptyText: string }

/** Who joined with somebody's code, newest first. */
export function InvitedTable({ reader, inviter, emptyText }: InvitedTableProps) {
  const t = useTranslations('referrals')
  const [page, setPage] = useState(1)
  const invited = useQuery(invitedQuery(reader, inviter, page))
  const { list = [], total = 0 } = invited.data ?? {}
  return (
    <ReportSection
      title={t('invited')}
      aside={total > 0 ? <p className="text-soft">{t('people', { count: total })}</p> : null}
    >
      {invited.isError ? (
        <FailureNote
          title={t('invitedFailed')}
          error={invited.error}
          onRetry={() => void invited.refetch()}
        />
      ) : null}
      {invited.isPending ? (
        <>
          <output className="sr-only">{t('loading')}</output>
          <Skeleton className="h-40 rounded-[20px]" />
        </>
      ) : null}
      {invited.isSuccess && total === 0 ? (
        <StateNote scene="empty" title={t('nobodyTitle')} text={emptyText} />
      ) : null}
      {list.length === 0 ? null : (
        <ul aria-label={t('invited')} className="card divide-line divide-y-2">
          {list.map((user) => (
            <Person key={`${user.wallet} ${user.updated}`} reader={reader} user={user} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Pager page={page} pages={Math.max(1, Math.ceil(total / PEOPLE_PAGE))} onPage={setPage} />
      </div>
    </ReportSection>
  )
}

function Person({ reader, user }: { reader: string; user: ReferredUser }) {
  const t = useTranslations('referrals')
  const { wallet, email, updated, subCount } = user
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)] sm:items-center sm:px-5">
      <p className="min-w-0">
        {wallet === null ? <span>{t('noWallet')}</span> : <AddressLabel address={wallet} />}
        <span className="text-soft block break-words">{email ?? t('noEmail')}</span>
      </p>
      <p className="text-soft">
        {t('joined')} <TimeAgo at={Date.parse(updated) / 1_000} className="text-ink" />
        {subCount === 0 ? null : <span className="block">{t('invitedThemselves', { count: subCount })}</span>}
      </p>
      {wallet === null ? null : <Bought reader={reader} wallet={wallet} />}
    </li>
  )
}
