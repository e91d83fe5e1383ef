import { pictureSizes } from '@mofu/domain/picture-sources'
import type { Nft } from '@mofu/wire/market'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'

import { Skeleton } from '../ui/skeleton.tsx'
import { MediaView } from './media-view.tsx'
import { petTitle } from './pet-title.ts'
import { PriceLabel } from './price-label.tsx'
import { TimeAgo } from './time-ago.tsx'

type PetCardProps = {
  nft: Nft
  isFirst?: boolean
  hasArrived?: boolean
  /** What stands in place of the name that leads to the pet's page. */
  children?: ReactNode
}

/** Drawn anew only when its pet has changed: a list is asked for again every few seconds, and mostly says the same. */
export const PetCard = memo(function PetCard({
  nft,
  isFirst = false,
  hasArrived = false,
  children,
}: PetCardProps) {
  return (
    <article className={`group relative h-full ${hasArrived ? 'animate-arrive' : ''}`}>
      <div className="card card-lift h-full p-2 sm:p-3">
        <MediaView nft={nft} isFirst={isFirst} sizes={pictureSizes.card} />
        <div className="px-1 pt-3 pb-1 sm:px-2">
          <h2 className="truncate text-base leading-snug sm:text-lg">
            {/* The link covers the whole card, and is read once, by the pet's name. */}
            {children ?? (
              <Link to="/detail/$id" params={{ id: nft.id }} className="card-cover">
                {petTitle(nft)}
              </Link>
            )}
          </h2>
          <p className="text-soft truncate text-sm">{nft.collectionName}</p>
          {/* Two lines on small screens, whether they are needed or not: all cards are of one height. */}
          <p className="mt-2 flex h-10 flex-wrap content-start items-baseline justify-between gap-x-2 overflow-hidden text-sm sm:h-5">
            <PriceLabel
              price={nft.price === null ? null : BigInt(nft.price)}
              coin={nft.symbol}
              decimals={nft.decimals}
            />
            <TimeAgo at={nft.mintedAt} className="text-soft text-xs" />
          </p>
        </div>
      </div>
    </article>
  )
})

/** The place of a card that is still on its way. */
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
