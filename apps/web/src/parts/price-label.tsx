import { useTranslations } from '../i18n/use-translations.ts'
import { AmountLabel } from './amount-label.tsx'

/** What something costs, or that it is not for sale. Null is what a token without a listing has. */
type PriceLabelProps = { price: bigint | null; coin: string | null; decimals: number | null }

export function PriceLabel({ price, coin, decimals }: PriceLabelProps) {
  const t = useTranslations('market')
  if (price === null || coin === null || decimals === null)
    return <span className="text-soft">{t('notForSale')}</span>
  return (
    <AmountLabel amount={price} coin={coin} decimals={decimals} className="font-display font-extrabold" />
  )
}
