import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../../parts/not-deployed-note.tsx'
import { reportSpans, spanOf } from '../../../parts/report-spans.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { tabStyle } from '../../../ui/tab-style.ts'
import { collectionReportQuery, marketReportQuery } from '../queries.ts'
import { CollectionReport } from './collection-report.tsx'
import { MarketReport } from './market-report.tsx'

/** Sales by day: of the whole market, or of one collection. */
export function ReportScreen({ collection, days: asked }: { collection?: string; days?: string }) {
  const { contracts } = useNetwork()
  const days = spanOf(asked)
  if (contracts === null) return <NotDeployedNote />
  return collection === undefined ? <Market days={days} /> : <One id={collection} days={days} />
}

function Market({ days }: { days: number }) {
  const t = useTranslations('collections')
  const { chainId } = useNetwork()
  const report = useQuery(marketReportQuery(chainId, days))
  return (
    <Frame title={t('report.marketTitle')} text={t('report.marketText')} days={days} report={report}>
      {report.data ? <MarketReport report={report.data} /> : null}
    </Frame>
  )
}

function One({ id, days }: { id: string; days: number }) {
  const t = useTranslations('collections')
  const report = useQuery(collectionReportQuery(id, days))
  const title = report.data?.collection.name ?? t('report.collectionTitle')
  return (
    <Frame title={title} text={t('report.collectionText')} collection={id} days={days} report={report}>
      {report.data ? <CollectionReport report={report.data} /> : null}
    </Frame>
  )
}

type FrameProps = {
  title: string
  text: string
  collection?: string
  days: number
  report: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown }
  children: ReactNode
}

function Frame({ title, text, collection, days, report, children }: FrameProps) {
  const t = useTranslations('collections')
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${title} · ${t('report.report')} · Mofu`} />
      <header className="mb-6">
        <h1 className="text-4xl leading-tight sm:text-5xl">{title}</h1>
        <p className="text-soft mt-2 text-lg">{text}</p>
      </header>
      <nav aria-label={t('report.span')} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {reportSpans.map((span) => (
            <li key={span}>
              <Link
                to="/collection-report"
                search={{ ...(collection === undefined ? {} : { collection }), days: String(span) }}
                replace
                resetScroll={false}
                aria-current={span === days ? 'page' : undefined}
                className={tabStyle(span === days)}
              >
                {t('report.days', { count: span })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {report.isError ? (
        <FailureNote
          title={t('report.errorTitle')}
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      ) : null}
      {report.isPending ? (
        <div className="grid gap-6 lg:grid-cols-2">
          <output className="sr-only">{t('report.loading')}</output>
          <Skeleton className="h-72 rounded-[20px]" />
          <Skeleton className="h-72 rounded-[20px]" />
        </div>
      ) : null}
      {children}
    </div>
  )
}
