import { PULLS_MOST, pullPrices, sumOf } from '@mofu/domain/pull-odds'
import type { Machine } from '@mofu/wire/gacha'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { amountText, coinOf } from '../gacha-coin.ts'

/** The price of each of the next pulls, and of all up to it. */
export function PricesPanel({ machine }: { machine: Machine }) {
  const t = useTranslations('gacha')
  const format = useFormatter()
  const coin = coinOf(machine)
  const prices = pullPrices({ price: BigInt(machine.price), step: BigInt(machine.step) }, PULLS_MOST)
  const { symbol, decimals } = coin
  return (
    <section aria-labelledby="prices" className="card p-5 sm:p-6">
      <h2 id="prices" className="mb-2 text-2xl">
        {t('pricesTitle')}
      </h2>
      <p className="text-soft mb-4">{t('pricesText', { step: amountText(coin, BigInt(machine.step)) })}</p>
      <table aria-labelledby="prices" className="w-full text-sm tabular-nums sm:text-base">
        <thead className="text-soft text-left text-sm">
          <tr>
            <th scope="col" className="py-1 font-normal">
              {t('pullNumber')}
            </th>
            <th scope="col" className="py-1 font-normal">
              {t('price')}
            </th>
            <th scope="col" className="py-1 font-normal">
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y-2">
          {prices.map((price, index) => (
            <tr key={String(price)}>
              <th scope="row" className="py-1 text-left font-normal">
                {format.number(machine.pulls + index + 1)}
              </th>
              <td className="py-1">
                <AmountLabel amount={price} coin={symbol} decimals={decimals} />
              </td>
              <td className="py-1">
                <AmountLabel amount={sumOf(prices.slice(0, index + 1))} coin={symbol} decimals={decimals} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="font-display mt-3 flex flex-wrap justify-between gap-2 font-extrabold">
        {t('pricesSum', { count: PULLS_MOST })}
        <AmountLabel amount={sumOf(prices)} coin={symbol} decimals={decimals} />
      </p>
    </section>
  )
}
