import type { fnsReport } from '@mofu/wire/names/report'
import type { Data } from '@mofu/wire/route'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { reportSpans, spanOf } from '../../parts/report-spans.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { tabStyle } from '../../ui/tab-style.ts'
import { NameReportTables } from './components/name-report-tables.tsx'
import { type NamesPlace, namesPlace } from './names-place.ts'
import { reportQuery } from './queries.ts'

/** How many names there are, and what was paid for them. */
export function NameReportScreen({ days: asked }: { days?: string }) {
  const t = useTranslations('names')
  const days = spanOf(asked)
  const place = namesPlace(useNetwork())
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('reportTitle')} · Mofu`} />
      <header className="mb-6 max-w-2xl">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('reportTitle')}</h1>
        <p className="text-soft mt-2 text-lg">{t('reportText')}</p>
      </header>
      <nav aria-label={t('reportSpan')} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {reportSpans.map((span) => (
            <li key={span}>
              <Link
                to="/pns-collection-report"
                search={{ days: String(span) }}
                replace
                resetScroll={false}
                aria-current={span === days ? 'page' : undefined}
                className={tabStyle(span === days)}
              >
                {t('reportDays', { count: span })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {place ? <Report place={place} days={days} /> : <NotDeployedNote />}
    </div>
  )
}

function Report({ place: { chainId, contract }, days }: { place: NamesPlace; days: number }) {
  const t = useTranslations('names')
  const { data, isError, error, refetch } = useQuery(reportQuery(contract, chainId, days))
  if (data)
    return (
      <div className="grid grid-cols-1 gap-10">
        <Figures report={data} />
        <NameReportTables report={data} />
      </div>
    )
  return isError ? (
    <FailureNote title={t('reportFailed')} error={error} onRetry={() => void refetch()} />
  ) : (
    <>
      <output className="sr-only">{t('reportLoading')}</output>
      <Skeleton className="h-72 rounded-[20px]" />
    </>
  )
}

function Figures({ report }: { report: Data<typeof fnsReport> }) {
  const t = useTranslations('names')
  const figures = [
    { label: t('liveNames'), count: report.live },
    { label: t('graceNames'), count: report.grace },
    { label: t('endingNames'), count: report.ending },
    { label: t('holders'), count: report.holderCount },
  ]
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ label, count }) => (
        <div key={label} className="card p-4 sm:p-5">
          <dt className="text-soft text-sm">{label}</dt>
          <dd className="font-display text-3xl font-extrabold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
