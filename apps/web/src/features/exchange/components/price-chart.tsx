import { type CandleRange, candleRanges } from '@mofu/domain/candle-ranges'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useRefetchWhenStale } from '../../../api/use-refetch-when-stale.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { RateLabel } from '../../../parts/rate-label.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { SwapCoin } from '../exchange-place.ts'
import { candlesQuery } from '../queries.ts'
import { CandleChart } from './candle-chart.tsx'

const PAUSE_MS = 3_000

/** The price of GBT over time, with the highest, the lowest and the volume of the range. */
export function PriceChart({ chainId, base }: { chainId: number; base: SwapCoin }) {
  const t = useTranslations('exchange')
  const [range, setRange] = useState<CandleRange>('all')
  const query = useQuery(candlesQuery(chainId, range))
  const { data, isError, error, refetch, dataUpdatedAt } = query
  useRefetchWhenStale({ chainId, block: data?.at?.block, askedAt: dataUpdatedAt }, PAUSE_MS, refetch)
  return (
    <section aria-labelledby="chart">
      <h2 id="chart" className="mb-3 text-2xl">
        {t('chartTitle')}
      </h2>
      <PillChoice
        legend={t('range')}
        choices={candleRanges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
        value={range}
        onChoose={setRange}
      />
      <div className="mt-4">
        {data === undefined ? (
          isError ? (
            <FailureNote title={t('chartFailed')} error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-64 rounded-[20px]" />
          )
        ) : data.data.list.length === 0 ? (
          <StateNote scene="empty" title={t('chartNone')} />
        ) : (
          <>
            <CandleChart candles={data.data.list} step={data.data.step} base={base} />
            <Figures list={data.data.list} base={base} />
          </>
        )}
      </div>
    </section>
  )
}

type Bar = { high: string; low: string; volume: string; swaps: number }

function Figures({ list, base: { symbol, decimals } }: { list: readonly Bar[]; base: SwapCoin }) {
  const t = useTranslations('exchange')
  const highs = list.map(({ high }) => BigInt(high))
  const lows = list.map(({ low }) => BigInt(low))
  const high = highs.reduce((most, value) => (value > most ? value : most), 0n)
  const low = lows.reduce((least, value) => (value < least ? value : least), high)
  const volume = list.reduce((sum, bar) => sum + BigInt(bar.volume), 0n)
  const count = list.reduce((sum, { swaps }) => sum + swaps, 0)
  const amount = (value: bigint) => <AmountLabel amount={value} coin={symbol} decimals={decimals} />
  const rate = (value: bigint) => <RateLabel amount={value} coin={symbol} decimals={decimals} />
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
      {(
        [
          [t('high'), rate(high)],
          [t('low'), rate(low)],
          [t('volume'), amount(volume)],
          [t('swapCount'), count],
        ] as const
      ).map(([label, value]) => (
        <div key={label}>
          <dt className="text-soft text-sm">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
