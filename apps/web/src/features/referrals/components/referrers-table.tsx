import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Pager } from '../../../parts/pager.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PEOPLE_PAGE, type Referrer, referrersQuery } from '../queries.ts'
import { ReportSection } from './report-section.tsx'

export type AllReferralPath = '/all-referral' | '/all-referral-v2'

type ReferrersTableProps = { reader: string; path: AllReferralPath; emptyText: string }

/** Who invited others, those with the most first. */
export function ReferrersTable({ reader, path, emptyText }: ReferrersTableProps) {
  const t = useTranslations('referrals')
  const [page, setPage] = useState(1)
  const referrers = useQuery(referrersQuery(reader, page))
  const { list = [], total = 0 } = referrers.data ?? {}
  return (
    <ReportSection
      title={t('referrers')}
      aside={total > 0 ? <p className="text-soft">{t('people', { count: total })}</p> : null}
    >
      {referrers.isError ? (
        <FailureNote
          title={t('referrersFailed')}
          error={referrers.error}
          onRetry={() => void referrers.refetch()}
        />
      ) : null}
      {referrers.isPending ? (
        <>
          <output className="sr-only">{t('loading')}</output>
          <Skeleton className="h-40 rounded-[20px]" />
        </>
      ) : null}
      {referrers.isSuccess && total === 0 ? (
        <StateNote scene="empty" title={t('noReferrersTitle')} text={emptyText} />
      ) : null}
      {list.length === 0 ? null : (
        <ul aria-label={t('referrers')} className="card divide-line divide-y-2">
          {list.map((referrer) => (
            <Row key={referrer.wallet ?? referrer.email} referrer={referrer} path={path} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Pager page={page} pages={Math.max(1, Math.ceil(total / PEOPLE_PAGE))} onPage={setPage} />
      </div>
    </ReportSection>
  )
}

function Row({ referrer: { wallet, email, subCount }, path }: { referrer: Referrer; path: AllReferralPath }) {
  const t = useTranslations('referrals')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:px-5">
      <p className="min-w-0">
        {wallet === null ? <span>{t('noWallet')}</span> : <AddressLabel address={wallet} />}
        <span className="text-soft block break-words">{email ?? t('noEmail')}</span>
      </p>
      <p className="flex flex-wrap items-center gap-4">
        <span className="text-soft">{t('invitedCount', { count: subCount })}</span>
        {wallet === null ? null : (
          <Link to={path} search={{ referrer: wallet }} className={buttonStyle('plain', 'small')}>
            {t('showReferrer')}
            <span className="sr-only">{wallet}</span>
          </Link>
        )}
      </p>
    </li>
  )
}
