import type { ReportDay, Traded } from '@mofu/wire/collections/report'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { LineChart } from '../../../parts/line-chart.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'

type SalesChartsProps = { days: readonly ReportDay[]; traded: readonly Traded[] }

/** Volume and average price per day, one line per coin, and the number of sales. */
export function SalesCharts({ days, traded }: SalesChartsProps) {
  const t = useTranslations('collections')
  const [first] = traded
  if (!first) {
    return (
      <StateNote scene="empty" title={t('report.noSales')} text={t('report.noSalesText')}>
        <Link to="/list" className={buttonStyle('plain')}>
          {t('backToList')}
        </Link>
      </StateNote>
    )
  }
  const of = (day: ReportDay, coin: string) => day.traded.find((one) => one.coin === coin)
  const averages = days.flatMap((day) => {
    const sold = of(day, first.coin)
    return sold ? [{ at: day.at, value: BigInt(sold.volume) / BigInt(sold.sales) }] : []
  })
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {traded.map(({ coin, symbol, decimals }) => (
        <LineChart
          key={coin}
          label={t('report.paidADay', { coin: symbol })}
          points={days.map((day) => ({ at: day.at, value: BigInt(of(day, coin)?.volume ?? 0) }))}
          coin={symbol}
          decimals={decimals}
          isDaily
        />
      ))}
      <LineChart
        label={t('report.averagePrice', { coin: first.symbol })}
        points={averages}
        coin={first.symbol}
        decimals={first.decimals}
        isDaily
      />
      <LineChart
        label={t('report.soldADay')}
        points={days.map((day) => ({ at: day.at, value: BigInt(salesOf(day.traded)) }))}
        coin={t('report.soldUnit')}
        decimals={0}
        isDaily
      />
    </div>
  )
}

export function salesOf(traded: readonly Traded[]): number {
  return traded.reduce((sum, { sales }) => sum + sales, 0)
}
