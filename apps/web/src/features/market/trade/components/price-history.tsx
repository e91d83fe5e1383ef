import type { Sale } from '@mofu/wire/market/trade'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { LineChart } from '../../../../parts/line-chart.tsx'

/** The sale prices of a pet over time, in the coin of its last sale: other coins do not fit on the same axis. */
export function PriceHistory({ sales }: { sales: readonly Sale[] }) {
  const t = useTranslations('trade')
  const [last] = sales
  if (!last) return null
  const points = sales
    .filter(({ coin }) => coin === last.coin)
    .map(({ at, price }) => ({ at, value: BigInt(price) }))
    .toReversed()
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-3 text-2xl">
        {t('history')}
      </h2>
      <LineChart label={t('soldFor')} points={points} coin={last.symbol} decimals={last.decimals} />
    </section>
  )
}
