import type { PriceSplit } from '@mofu/domain/price-split'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import type { Coin } from '../trading-place.ts'

type PriceSplitTableProps = { split: PriceSplit; coin: Coin; isMine: boolean }

/** How a price is split. */
export function PriceSplitTable({ split, coin, isMine }: PriceSplitTableProps) {
  const t = useTranslations('trade')
  const rows = [
    { label: isMine ? t('sellerGets') : t('sellerPart'), amount: split.seller },
    { label: t('creatorGets'), amount: split.royalty },
    { label: t('feeOfMofu'), amount: split.fee },
  ]
  return (
    <dl className="divide-line bg-sunken divide-y-2 rounded-2xl px-4">
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <dt className="text-soft text-sm">{label}</dt>
          <dd className="font-semibold">
            <AmountLabel amount={amount} coin={coin.symbol} decimals={coin.decimals} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
