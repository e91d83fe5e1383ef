import type { indexDataAllDays } from '@mofu/wire/collections/report'
import type { Data } from '@mofu/wire/route'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { DataTable } from '../../../parts/data-table.tsx'
import { SalesCharts } from './sales-charts.tsx'
import { dayColumns, tradedColumns } from './traded-columns.ts'

export function MarketReport({ report }: { report: Data<typeof indexDataAllDays> }) {
  const t = useTranslations('collections')
  const { traded, byDay, collections } = report
  const coin = traded[0]?.coin
  if (coin === undefined) return <SalesCharts days={byDay} traded={traded} />
  return (
    <div className="grid grid-cols-1 gap-10">
      <SalesCharts days={byDay} traded={traded} />
      <div className="min-w-0">
        <h2 className="mb-4 text-2xl">{t('report.byCollection')}</h2>
        <DataTable
          label={t('report.byCollection')}
          rows={collections}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: t('report.collection'),
              text: ({ name }) => name,
              cell: ({ id, name }) => (
                <Link
                  to="/collection-report"
                  search={{ collection: id }}
                  className="font-semibold underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              ),
            },
            ...tradedColumns({ t, coin }),
            {
              key: 'pets',
              title: t('report.pets'),
              text: ({ nftCount }) => String(nftCount),
              sortBy: ({ nftCount }) => nftCount,
              isNumber: true,
            },
            {
              key: 'holders',
              title: t('report.holders'),
              text: ({ holderCount }) => String(holderCount),
              sortBy: ({ holderCount }) => holderCount,
              isNumber: true,
            },
            {
              key: 'contract',
              title: t('report.contract'),
              text: ({ contract }) => contract,
              cell: ({ contract }) => <AddressLabel address={contract} />,
            },
          ]}
        />
      </div>
      <div className="min-w-0">
        <h2 className="mb-4 text-2xl">{t('report.byDay')}</h2>
        <DataTable
          label={t('report.byDay')}
          rows={byDay.toReversed()}
          keyOf={({ at }) => String(at)}
          pageSize={15}
          columns={dayColumns({ t, coin })}
        />
      </div>
    </div>
  )
}
