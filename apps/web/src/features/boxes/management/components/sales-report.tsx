import type { CoinSales } from '@mofu/wire/boxes/management'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { exactAmount } from '../../../../parts/amount.ts'
import { DataTable } from '../../../../parts/data-table.tsx'

type Day = { day: number; coin: string; symbol: string; decimals: number; draws: number; revenue: string }

/** The sales of a box: by coin, never summed across coins, and by day. */
export function SalesReport({ coins, days }: { coins: readonly CoinSales[]; days: readonly Day[] }) {
  const t = useTranslations('boxManagement')
  const format = useFormatter()
  const dayText = ({ day }: Day) =>
    format.dateTime(new Date(day * 1000), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <h3 className="font-display text-lg font-extrabold">{t('report')}</h3>
      {coins.length === 0 ? <p className="text-soft">{t('noSales')}</p> : null}
      {coins.map((sales) => (
        <CoinFacts key={sales.coin} sales={sales} />
      ))}
      {days.length === 0 ? null : (
        <DataTable
          label={t('byDay')}
          rows={days}
          keyOf={({ day, coin }) => `${day} ${coin}`}
          columns={[
            { key: 'day', title: t('day'), text: dayText, sortBy: ({ day }) => day },
            {
              key: 'draws',
              title: t('draws'),
              text: ({ draws }) => String(draws),
              sortBy: ({ draws }) => draws,
              isNumber: true,
            },
            {
              key: 'revenue',
              title: t('revenue'),
              text: ({ revenue, decimals, symbol }) => `${exactAmount(BigInt(revenue), decimals)} ${symbol}`,
            },
          ]}
        />
      )}
    </>
  )
}

const amounts = ['revenue', 'proceeds', 'commission', 'fee', 'claimedCommission', 'claimedFee'] as const
const counts = ['draws', 'pending', 'refunded'] as const

function CoinFacts({ sales }: { sales: CoinSales }) {
  const t = useTranslations('boxManagement')
  const format = useFormatter()
  const { symbol, decimals } = sales
  return (
    <section aria-label={t('salesIn', { coin: symbol })} className="border-line rounded-2xl border-2 p-4">
      <h4 className="font-display mb-2 font-extrabold">{t('salesIn', { coin: symbol })}</h4>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {counts.map((count) => (
          <div key={count}>
            <dt className="text-soft text-sm">{t(`sales.${count}`)}</dt>
            <dd className="font-semibold tabular-nums">{format.number(sales[count])}</dd>
          </div>
        ))}
        {amounts.map((amount) => (
          <div key={amount}>
            <dt className="text-soft text-sm">{t(`sales.${amount}`)}</dt>
            <dd className="font-semibold">
              <AmountLabel amount={BigInt(sales[amount])} coin={symbol} decimals={decimals} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
