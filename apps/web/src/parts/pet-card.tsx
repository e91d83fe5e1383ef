import { pictureSizes } from '@mofu/domain/picture-sources'
import type { Nft } from '@mofu/wire/market'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { MediaView } from './media-view.tsx'
import { petTitle } from './pet-title.ts'
import { PriceLabel } from './price-label.tsx'
import { TimeAgo } from './time-ago.tsx'
import { useIsInAuction } from './use-is-in-auction.ts'

type PetCardProps = {
  nft: Nft
  isFirst?: boolean
  hasArrived?: boolean
  /** Replaces the name that links to the pet's page. */
  children?: ReactNode
}

/** Memoised: a list is refetched every few seconds, and mostly unchanged. */
export const PetCard = memo(function PetCard({
  nft,
  isFirst = false,
  hasArrived = false,
  children,
}: PetCardProps) {
  const t = useTranslations('market')
  const isInAuction = useIsInAuction(nft)
  return (
    <article className={`group relative h-full ${hasArrived ? 'animate-arrive' : ''}`}>
      <div className="card card-lift h-full p-2 sm:p-3">
        <MediaView nft={nft} isFirst={isFirst} sizes={pictureSizes.card} />
        <div className="px-1 pt-3 pb-1 sm:px-2">
          <h2 className="truncate text-base leading-snug sm:text-lg">
            {/* The link covers the whole card, and is announced once, by the pet's name. */}
            {children ?? (
              <Link to="/detail/$id" params={{ id: nft.id }} className="card-cover">
                {petTitle(nft)}
              </Link>
            )}
          </h2>
          <p className="text-soft truncate text-sm">{nft.collectionName}</p>
          {/* Two lines on small screens, whether needed or not: all cards have the same height. */}
          <p className="mt-2 flex h-10 flex-wrap content-start items-baseline justify-between gap-x-2 overflow-hidden text-sm sm:h-5">
            {isInAuction ? (
              <span className="font-display font-extrabold">{t('inAuction')}</span>
            ) : (
              <PriceLabel
                price={nft.price === null ? null : BigInt(nft.price)}
                coin={nft.symbol}
                decimals={nft.decimals}
              />
            )}
            <TimeAgo at={nft.mintedAt} className="text-soft text-xs" />
          </p>
        </div>
      </div>
    </article>
  )
})

/** The placeholder of a card that is still loading. */
export function PetCardSkeleton() {
  return (
    <div className="card p-2 sm:p-3">
      <Skeleton className="aspect-square w-full rounded-2xl" />
      <div className="grid gap-2 px-1 pt-4 pb-2 sm:px-2">
        <Skeleton className="h-5 w-3/4 rounded-lg" />
        <Skeleton className="h-4 w-1/2 rounded-lg" />
        <Skeleton className="mt-1 mb-5 h-4 w-2/3 rounded-lg sm:mb-0" />
      </div>
    </div>
  )
}
