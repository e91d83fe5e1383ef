import type { SoldTotal } from '@mofu/wire/referrals/reports'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { type SaleKind, saleKinds } from '../sales-filter.ts'

/** Market sales beside mints, each in its coins: amounts of two coins are never added. */
export function SoldTotals({ totals }: { totals: readonly SoldTotal[] }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {saleKinds.map((kind) => (
        <Kind key={kind} kind={kind} totals={totals.filter((one) => one.kind === kind)} />
      ))}
    </dl>
  )
}

function Kind({ kind, totals }: { kind: SaleKind; totals: readonly SoldTotal[] }) {
  const t = useTranslations('referrals')
  return (
    <div className="card p-4 sm:p-5">
      <dt className="text-soft text-sm">{t(`sold.${kind}`)}</dt>
      {totals.length === 0 ? <dd className="text-soft mt-1">{t('noneSold')}</dd> : null}
      {totals.map(({ coin, symbol, decimals, amount, count }) => (
        <dd key={coin} className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <AmountLabel
            amount={BigInt(amount)}
            coin={symbol}
            decimals={decimals}
            className="font-display text-2xl font-extrabold"
          />
          <span className="text-soft">{t('salesCount', { count })}</span>
        </dd>
      ))}
    </div>
  )
}
