import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { HomeData } from '../queries.ts'

/** The market's figures as of the newest block. */
export function HomeFigures({ figures }: { figures: HomeData['figures'] | undefined }) {
  const t = useTranslations('home')
  const format = useFormatter()
  const days = figures?.days ?? 7
  return (
    <div>
      <dl aria-label={t('figures')} className="card grid grid-cols-2 gap-y-2 p-2 lg:grid-cols-4">
        <Figure label={t('figurePets')}>{figures && format.number(figures.nfts)}</Figure>
        <Figure label={t('figureCollections')}>{figures && format.number(figures.collections)}</Figure>
        <Figure label={t('figureSales', { days })}>{figures && format.number(figures.sales)}</Figure>
        <Figure label={t('figureVolume', { days })}>
          {figures &&
            (figures.volume.length === 0
              ? '—'
              : figures.volume.map(({ coin, symbol, decimals, amount }) => (
                  <AmountLabel
                    key={coin}
                    amount={BigInt(amount)}
                    coin={symbol}
                    decimals={decimals}
                    className="block"
                  />
                )))}
        </Figure>
      </dl>
      <p className="mt-2 text-right">
        <Link
          to="/collection-report"
          search={{}}
          className="text-soft hover:text-ink inline-flex min-h-10 items-center text-sm font-semibold underline underline-offset-4"
        >
          {t('report')}
        </Link>
      </p>
    </div>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="px-3 py-2 sm:px-5">
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="font-display min-h-8 text-xl font-extrabold tabular-nums sm:text-2xl">
        {children ?? <Skeleton className="mt-1 h-6 w-24 rounded-lg" />}
      </dd>
    </div>
  )
}
