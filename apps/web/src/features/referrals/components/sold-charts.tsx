import { useTranslations } from '../../../i18n/use-translations.ts'
import { LineChart } from '../../../parts/line-chart.tsx'
import type { SoldByDay } from '../queries.ts'

/** What was paid each day, one chart for each kind and coin. */
export function SoldCharts({ sold: { totals, byDay } }: { sold: SoldByDay }) {
  const t = useTranslations('referrals')
  if (totals.length === 0) return null
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {totals.map(({ kind, coin, symbol, decimals }) => (
        <LineChart
          key={`${kind} ${coin}`}
          label={t(`aDay.${kind}`, { coin: symbol })}
          points={byDay.map(({ at, sold }) => ({
            at,
            value: BigInt(sold.find((one) => one.kind === kind && one.coin === coin)?.amount ?? 0),
          }))}
          coin={symbol}
          decimals={decimals}
        />
      ))}
    </div>
  )
}
