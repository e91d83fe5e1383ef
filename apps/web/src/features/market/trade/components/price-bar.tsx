import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import type { Money } from '../traded-pet.ts'
import { PriceInUsd } from './price-in-usd.tsx'

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
      className="card flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 shadow-lg"
    >
      <p className="max-w-full">
        {price ? (
          <PriceInUsd
            price={price}
            chainId={chainId}
            className="font-display truncate text-lg leading-tight font-extrabold"
            usdClassName="truncate"
          />
        ) : (
          <span className="text-soft">{t('notForSale')}</span>
        )}
      </p>
      {children}
    </section>,
    place,
  )
}
