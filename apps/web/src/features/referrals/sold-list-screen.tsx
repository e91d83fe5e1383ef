import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { reportSpans, spanOf } from '../../parts/report-spans.ts'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { tabStyle } from '../../ui/tab-style.ts'
import { ReportFrame } from './components/report-frame.tsx'
import { SalesList } from './components/sales-list.tsx'
import { SignedIn, type Viewer } from './components/signed-in.tsx'
import { SoldCharts } from './components/sold-charts.tsx'
import { SoldTotals } from './components/sold-totals.tsx'
import { soldByDayQuery } from './queries.ts'
import { kindOf, type SaleKind, saleKinds } from './sales-filter.ts'

export type SoldSearch = { days?: string; kind?: string }

/** What was sold to those whom the user invited, in a period: on the market, and by minting. */
export function SoldListScreen({ days, kind }: SoldSearch) {
  const t = useTranslations('referrals')
  return (
    <SignedIn title={t('soldTitle')} signInTitle={t('signInTitle')} signInText={t('signInText')}>
      {(viewer) => (
        <ReportFrame report="sold" title={t('soldTitle')} text={t('soldText')} me={viewer.me}>
          <Periods days={spanOf(days)} kind={kindOf(kind)} />
          <Sold {...viewer} days={spanOf(days)} kind={kindOf(kind)} />
        </ReportFrame>
      )}
    </SignedIn>
  )
}

type Chosen = { days: number; kind: SaleKind | undefined }

const searchOf = ({ days, kind }: Chosen): SoldSearch => ({
  days: String(days),
  ...(kind === undefined ? {} : { kind }),
})

function Periods({ days, kind }: Chosen) {
  const t = useTranslations('referrals')
  return (
    <nav aria-label={t('period')} className="mb-6 flex flex-wrap gap-2">
      {reportSpans.map((span) => (
        <Link
          key={span}
          to="/sold-list"
          search={searchOf({ days: span, kind })}
          replace
          resetScroll={false}
          aria-current={span === days ? 'page' : undefined}
          className={tabStyle(span === days, 'small')}
        >
          {t('lastDays', { count: span })}
        </Link>
      ))}
    </nav>
  )
}

function Sold({ reader, me, days, kind }: Viewer & Chosen) {
  const t = useTranslations('referrals')
  const { chainId } = useNetwork()
  const sold = useQuery(soldByDayQuery(reader, chainId, days))
  if (sold.isError) {
    return <FailureNote title={t('totalsFailed')} error={sold.error} onRetry={() => void sold.refetch()} />
  }
  if (!sold.data) {
    return (
      <>
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-72 rounded-[20px]" />
      </>
    )
  }
  const { first, last, totals } = sold.data
  return (
    <div className="grid grid-cols-1 gap-8">
      <SoldTotals totals={totals} />
      <SoldCharts sold={sold.data} />
      {me.address === null ? (
        <StateNote scene="empty" title={t('linkWalletTitle')} text={t('linkWalletText')}>
          <Link to="/account" className={buttonStyle('main')}>
            {t('toAccount')}
          </Link>
        </StateNote>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Kinds days={days} kind={kind} />
          <SalesList
            reader={reader}
            filter={{ inviter: me.address, kind, first, last }}
            emptyText={t('noneInPeriod')}
            next={
              <Link to="/referred-list" className={buttonStyle('plain')}>
                {t('toLink')}
              </Link>
            }
          />
        </div>
      )}
    </div>
  )
}

function Kinds({ days, kind }: Chosen) {
  const t = useTranslations('referrals')
  return (
    <nav aria-label={t('soldAs')} className="flex flex-wrap gap-2">
      {[undefined, ...saleKinds].map((one) => (
        <Link
          key={one ?? 'both'}
          to="/sold-list"
          search={searchOf({ days, kind: one })}
          replace
          resetScroll={false}
          aria-current={one === kind ? 'page' : undefined}
          className={tabStyle(one === kind, 'small')}
        >
          {one === undefined ? t('bothKinds') : t(`sold.${one}`)}
        </Link>
      ))}
    </nav>
  )
}
