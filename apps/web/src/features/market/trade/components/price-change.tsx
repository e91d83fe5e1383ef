import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import type { Money } from '../traded-pet.ts'

/** The difference between the new and the old price, if they can be compared. */
export function PriceChange({ before, now }: { before: Money; now: Money }) {
  const t = useTranslations('trade')
  if (before.coin.address !== now.coin.address) {
    return (
      <p className="bg-honey-wash text-honey-text rounded-2xl px-4 py-3">
        {t('coinChanges', { before: before.coin.symbol, now: now.coin.symbol })}
      </p>
    )
  }
  const difference = now.amount - before.amount
  if (difference === 0n) return null
  const { symbol, decimals } = now.coin
  return (
    <p className="bg-honey-wash text-honey-text rounded-2xl px-4 py-3 font-semibold">
      {t.rich(difference > 0n ? 'priceUp' : 'priceDown', {
        amount: () => (
          <AmountLabel
            amount={difference > 0n ? difference : -difference}
            coin={symbol}
            decimals={decimals}
          />
        ),
      })}
    </p>
  )
}
