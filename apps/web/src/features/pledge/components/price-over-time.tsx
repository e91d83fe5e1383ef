import { SHARE_DECIMALS } from '@mofu/domain/pledge-terms'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { LineChart } from '../../../parts/line-chart.tsx'
import { SHARE } from '../share-text.ts'

type PriceOverTimeProps = { time: number; discountAt: number; sharesCount: bigint; discount: bigint }

/** The price of a pledge drawn over time: it falls once. */
export function PriceOverTime({ time, discountAt, sharesCount, discount }: PriceOverTimeProps) {
  const t = useTranslations('pledge')
  const later = sharesCount - discount
  const points = [
    ...(discountAt > time + 1
      ? [
          { at: time, value: sharesCount },
          { at: discountAt - 1, value: sharesCount },
        ]
      : []),
    { at: discountAt, value: later },
    // A third of the time before it, and at least a day, so that the step can be seen.
    { at: discountAt + Math.max(86_400, Math.floor((discountAt - time) / 3)), value: later },
  ]
  return <LineChart label={t('chart')} points={points} coin={SHARE} decimals={SHARE_DECIMALS} />
}
