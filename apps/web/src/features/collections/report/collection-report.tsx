import type { collectionData } from '@mofu/wire/collections/report'
import type { Data } from '@mofu/wire/route'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { DataTable } from '../../../parts/data-table.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { RoundTripsNote } from './round-trips-note.tsx'
import { SalesCharts } from './sales-charts.tsx'
import { dayColumns } from './traded-columns.ts'

const counts = ['mints', 'transfers', 'listed', 'unlisted', 'bids'] as const

export function CollectionReport({ report }: { report: Data<typeof collectionData> }) {
  const t = useTranslations('collections')
  const { collection, byDay, roundTrips, holders } = report
  const { id, traded } = collection
  return (
    <div className="grid grid-cols-1 gap-10">
      <p className="flex flex-wrap gap-3">
        <Link to="/collection-list/$id" params={{ id }} className={buttonStyle('plain', 'small')}>
          {t('report.toCollection')}
        </Link>
        <Link to="/collection-report" search={{}} className={buttonStyle('plain', 'small')}>
          {t('report.toMarket')}
        </Link>
      </p>
      <SalesCharts days={byDay} traded={traded} />
      <RoundTripsNote traded={traded} roundTrips={roundTrips} />
      <div className="min-w-0">
        <h2 className="mb-4 text-2xl">{t('report.byDay')}</h2>
        <DataTable
          label={`${collection.name} · ${t('report.byDay')}`}
          rows={byDay.toReversed()}
          keyOf={({ at }) => String(at)}
          pageSize={15}
          columns={[
            ...dayColumns({ t, coin: traded[0]?.coin }),
            ...counts.map((key) => ({
              key,
              title: t(`report.${key}`),
              text: (day: (typeof byDay)[number]) => String(day[key]),
              sortBy: (day: (typeof byDay)[number]) => day[key],
              isNumber: true,
            })),
          ]}
        />
      </div>
      <div className="min-w-0">
        <h2 className="mb-4 text-2xl">{t('report.holderGroups')}</h2>
        <DataTable
          label={`${collection.name} · ${t('report.holderGroups')}`}
          rows={holders}
          keyOf={({ from }) => String(from)}
          columns={[
            {
              key: 'held',
              title: t('report.pets'),
              text: ({ from, to }) =>
                to === null ? `${from}+` : from === to ? String(from) : `${from}–${to}`,
              sortBy: ({ from }) => from,
            },
            {
              key: 'accounts',
              title: t('report.holders'),
              text: ({ accounts }) => String(accounts),
              sortBy: ({ accounts }) => accounts,
              isNumber: true,
            },
          ]}
        />
      </div>
    </div>
  )
}
