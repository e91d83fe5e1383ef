import { useTranslations } from '../i18n/use-translations.ts'
import { AmountLabel } from './amount-label.tsx'

/** The price, or that it is not listed (null). */
type PriceLabelProps = { price: bigint | null; coin: string | null; decimals: number | null }

export function PriceLabel({ price, coin, decimals }: PriceLabelProps) {
  const t = useTranslations('market')
  if (price === null || coin === null || decimals === null)
    return <span className="text-soft">{t('notForSale')}</span>
  return (
    <AmountLabel amount={price} coin={coin} decimals={decimals} className="font-display font-extrabold" />
  )
}
