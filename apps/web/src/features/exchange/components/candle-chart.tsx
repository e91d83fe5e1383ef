import type { Candle } from '@mofu/wire/exchange'
import { lazy, Suspense, useId, useMemo, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { RateLabel } from '../../../parts/rate-label.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { candleBars } from '../candle-bars.ts'
import type { SwapCoin } from '../exchange-place.ts'
import { CandleTable } from './candle-table.tsx'
import { useBarTime } from './use-bar-time.ts'

const CandleCanvas = lazy(async () => ({ default: (await import('./candle-canvas.tsx')).CandleCanvas }))

type CandleChartProps = { candles: readonly Candle[]; step: number; base: SwapCoin }

/** Candles of the price with the volume, the exact prices of the bar under the pointer, and all of it as a table. */
export function CandleChart({ candles, step, base }: CandleChartProps) {
  const t = useTranslations('exchange')
  const parts = useTranslations('parts')
  const titleId = useId()
  const [isTable, setTable] = useState(false)
  const [pointed, setPointed] = useState<number>()
  const bars = useMemo(() => candleBars(candles, base.decimals), [candles, base.decimals])
  const shown = candles.find(({ at }) => at === pointed) ?? candles.at(-1)
  return (
    <figure className="card p-4 sm:p-5" aria-labelledby={titleId}>
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <span id={titleId} className="font-display text-lg font-extrabold">
          {t('chartLabel', { coin: base.symbol })}
        </span>
        <Button size="small" look="quiet" onClick={() => setTable(!isTable)}>
          {isTable ? parts('asChart') : parts('asTable')}
        </Button>
      </figcaption>
      {isTable ? (
        <CandleTable candles={candles} step={step} base={base} />
      ) : (
        <>
          {shown ? <BarPrices candle={shown} step={step} base={base} /> : null}
          <Suspense fallback={<Skeleton className="h-72 rounded-[20px]" />}>
            <CandleCanvas key={step} bars={bars} step={step} onPoint={setPointed} />
          </Suspense>
          <p className="text-soft mt-2 text-right text-xs">
            <a
              href="https://www.tradingview.com/"
              target="_blank"
              rel="noopener noreferrer"
              className="underline"
            >
              {t('chartBy')}
            </a>
          </p>
        </>
      )}
    </figure>
  )
}

function BarPrices({ candle, step, base }: { candle: Candle; step: number; base: SwapCoin }) {
  const t = useTranslations('exchange')
  const time = useBarTime(step)
  return (
    <div className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <span className="text-soft">{time(candle.at)}</span>
      {(['open', 'high', 'low', 'close'] as const).map((name) => (
        <span key={name}>
          <span className="text-soft">{t(`bar.${name}`)} </span>
          <RateLabel amount={BigInt(candle[name])} coin={base.symbol} decimals={base.decimals} />
        </span>
      ))}
    </div>
  )
}
