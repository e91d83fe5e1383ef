import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { UsdValue } from '../../../../parts/usd/usd-value.tsx'
import type { Money } from '../traded-pet.ts'

type PriceBarProps = {
  /** Where the page keeps it in view; null until that is mounted. */
  place: HTMLElement | null
  chainId: number
  price: Money | undefined
  children: ReactNode
}

/** The price and the main action on small screens, where the panel is below the picture. */
export function PriceBar({ place, chainId, price, children }: PriceBarProps) {
  const t = useTranslations('trade')
  if (!place) return null
  return createPortal(
    <section
      aria-label={t('priceBar')}
      className="card flex min-h-16 items-center justify-between gap-4 px-4 py-2 shadow-lg"
    >
      <p className="min-w-0">
        {price ? (
          <>
            <AmountLabel
              amount={price.amount}
              coin={price.coin.symbol}
              decimals={price.coin.decimals}
              className="font-display block truncate text-lg leading-tight font-extrabold"
            />
            <UsdValue
              chainId={chainId}
              coin={price.coin.address}
              amount={price.amount}
              decimals={price.coin.decimals}
              className="text-soft block truncate text-xs"
            />
          </>
        ) : (
          <span className="text-soft">{t('notForSale')}</span>
        )}
      </p>
      {children}
    </section>,
    place,
  )
}
