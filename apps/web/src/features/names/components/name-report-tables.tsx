import type { CoinSum, fnsReport, NameReportDay } from '@mofu/wire/names/report'
import type { Data } from '@mofu/wire/route'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { exactAmount } from '../../../parts/amount.ts'
import { DataTable } from '../../../parts/data-table.tsx'
import { LineChart } from '../../../parts/line-chart.tsx'

type NameReport = Data<typeof fnsReport>

/** Charts of what was paid, and the tables behind them. */
export function NameReportTables({ report }: { report: NameReport }) {
  const t = useTranslations('names')
  const { byDay, paid, sold, lengths, holders } = report
  const lengthRows = [
    { label: t('threeLetters'), count: lengths.three },
    { label: t('fourLetters'), count: lengths.four },
    { label: t('longerLetters'), count: lengths.longer },
  ]
  return (
    <>
      {paid.length + sold.length === 0 ? null : (
        <div className="grid gap-6 lg:grid-cols-2">
          {paid.map((sum) => (
            <CoinChart
              key={`paid-${sum.coin}`}
              label={t('paidADay', { coin: sum.symbol })}
              of="paid"
              {...{ byDay, sum }}
            />
          ))}
          {sold.map((sum) => (
            <CoinChart
              key={`sold-${sum.coin}`}
              label={t('soldADay', { coin: sum.symbol })}
              of="sold"
              {...{ byDay, sum }}
            />
          ))}
        </div>
      )}
      <DayTable byDay={byDay} />
      <div className="grid gap-10 lg:grid-cols-2">
        <div className="min-w-0">
          <h2 className="mb-4 text-2xl">{t('byLength')}</h2>
          <DataTable
            label={t('byLength')}
            rows={lengthRows}
            keyOf={({ label }) => label}
            columns={[
              { key: 'length', title: t('lengthColumn'), text: ({ label }) => label },
              {
                key: 'names',
                title: t('namesColumn'),
                text: ({ count }) => String(count),
                sortBy: ({ count }) => count,
                isNumber: true,
              },
            ]}
          />
        </div>
        <div className="min-w-0">
          <h2 className="mb-4 text-2xl">{t('byHolder')}</h2>
          <DataTable
            label={t('byHolder')}
            rows={holders}
            keyOf={({ from }) => String(from)}
            columns={[
              {
                key: 'held',
                title: t('namesColumn'),
                text: ({ from, to }) =>
                  to === null ? `${from}+` : from === to ? String(from) : `${from}–${to}`,
                sortBy: ({ from }) => from,
              },
              {
                key: 'accounts',
                title: t('holdersColumn'),
                text: ({ accounts }) => String(accounts),
                sortBy: ({ accounts }) => accounts,
                isNumber: true,
              },
            ]}
          />
        </div>
      </div>
    </>
  )
}

type CoinChartProps = {
  label: string
  of: 'paid' | 'sold'
  byDay: readonly NameReportDay[]
  sum: CoinSum
}

function CoinChart({ label, of, byDay, sum: { coin, symbol, decimals } }: CoinChartProps) {
  const points = byDay.map((day) => ({
    at: day.at,
    value: BigInt(day[of].find((one) => one.coin === coin)?.amount ?? 0),
  }))
  return <LineChart label={label} points={points} coin={symbol} decimals={decimals} isDaily />
}

function DayTable({ byDay }: { byDay: readonly NameReportDay[] }) {
  const t = useTranslations('names')
  return (
    <div className="min-w-0">
      <h2 className="mb-4 text-2xl">{t('byDay')}</h2>
      <DataTable
        label={t('byDay')}
        rows={byDay.toReversed()}
        keyOf={({ at }) => String(at)}
        pageSize={15}
        columns={[
          // Days are UTC, like the chain's time.
          { key: 'day', title: t('day'), text: ({ at }) => new Date(at * 1_000).toISOString().slice(0, 10) },
          {
            key: 'registered',
            title: t('registeredCount'),
            text: ({ registered }) => String(registered),
            sortBy: ({ registered }) => registered,
            isNumber: true,
          },
          {
            key: 'renewed',
            title: t('renewedCount'),
            text: ({ renewed }) => String(renewed),
            sortBy: ({ renewed }) => renewed,
            isNumber: true,
          },
          { key: 'paid', title: t('paid'), text: ({ paid }) => sumText(paid), isNumber: true },
          { key: 'sold', title: t('sold'), text: ({ sold }) => sumText(sold), isNumber: true },
        ]}
      />
    </div>
  )
}

/** The amount in each coin, with every digit: amounts of two coins are never added. */
function sumText(sums: readonly CoinSum[]): string {
  return sums.length === 0
    ? '0'
    : sums
        .map(({ amount, symbol, decimals }) => `${exactAmount(BigInt(amount), decimals)} ${symbol}`)
        .join(' + ')
}
