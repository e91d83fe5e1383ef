import type { Candle } from '@mofu/wire/exchange'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { RateLabel } from '../../../parts/rate-label.tsx'
import type { SwapCoin } from '../exchange-place.ts'
import { useBarTime } from './use-bar-time.ts'

type CandleTableProps = { candles: readonly Candle[]; step: number; base: SwapCoin }

/** The candles of the chart as numbers, newest first. */
export function CandleTable({ candles, step, base: { symbol, decimals } }: CandleTableProps) {
  const t = useTranslations('exchange')
  const parts = useTranslations('parts')
  const time = useBarTime(step)
  const columns = ['open', 'high', 'low', 'close'] as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="max-h-96 overflow-auto" tabIndex={0}>
      <table className="w-full text-left text-sm whitespace-nowrap">
        <thead className="text-soft">
          <tr>
            <th scope="col" className="py-2 pr-4">
              {parts('when')}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 text-right">
                {t(`bar.${name}`)}
              </th>
            ))}
            <th scope="col" className="py-2 text-right">
              {t('volume')}
            </th>
          </tr>
        </thead>
        <tbody>
          {candles.toReversed().map((candle) => (
            <tr key={candle.at} className="border-line border-t-2">
              <td className="py-2 pr-4">{time(candle.at)}</td>
              {columns.map((name) => (
                <td key={name} className="py-2 pr-4 text-right">
                  <RateLabel amount={BigInt(candle[name])} coin={symbol} decimals={decimals} />
                </td>
              ))}
              <td className="py-2 text-right">
                <AmountLabel amount={BigInt(candle.volume)} coin={symbol} decimals={decimals} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
