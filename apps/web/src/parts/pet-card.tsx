import { pictureSizes } from '@mofu/domain/picture-sources'
import type { Nft } from '@mofu/wire/market'
import { Link } from '@tanstack/react-router'
import { type ComponentType, memo, type ReactNode } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { AmountLabel } from './amount-label.tsx'
import { IdentityText } from './identity/identity-text.tsx'
import { MediaView } from './media-view.tsx'
import { petTitle } from './pet-title.ts'
import { PriceLabel } from './price-label.tsx'
import { TimeAgo } from './time-ago.tsx'
import { UsdValue } from './usd/usd-value.tsx'
import { useIsInAuction } from './use-is-in-auction.ts'

type PetCardProps = {
  nft: Nft
  isFirst?: boolean
  hasArrived?: boolean
  /** Replaces the name that links to the pet's page. */
  children?: ReactNode
  /** Lies over the picture. A component rather than an element: a new element would undo the memo. */
  Action?: ComponentType<{ nft: Nft }> | undefined
}

/** Memoised: a list is refetched every few seconds, and mostly unchanged. */
export const PetCard = memo(function PetCard({
  nft,
  isFirst = false,
  hasArrived = false,
  children,
  Action,
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
          {/* While it is in an auction, the contract of the auctions owns it. */}
          <p className="text-soft mt-1 h-5 text-xs leading-5">
            {isInAuction ? null : <IdentityText address={nft.owner} chainId={nft.chainId} />}
          </p>
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
            {nft.price === null || nft.coin === null || nft.decimals === null ? null : (
              <UsdValue
                chainId={nft.chainId}
                coin={nft.coin}
                amount={BigInt(nft.price)}
                decimals={nft.decimals}
                className="text-soft text-xs"
              />
            )}
          </p>
          <p className="text-soft h-5 truncate text-xs leading-5">
            {nft.lastSale ? (
              <>
                {t('lastSale')}{' '}
                <AmountLabel
                  amount={BigInt(nft.lastSale.price)}
                  coin={nft.lastSale.symbol}
                  decimals={nft.lastSale.decimals}
                />
              </>
            ) : (
              <>
                {t('minted')} <TimeAgo at={nft.mintedAt} />
              </>
            )}
          </p>
        </div>
      </div>
      {Action ? <Action nft={nft} /> : null}
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
        <Skeleton className="h-4 w-1/3 rounded-lg" />
        <Skeleton className="mt-1 mb-5 h-4 w-2/3 rounded-lg sm:mb-0" />
        <Skeleton className="h-3 w-1/2 rounded-lg" />
      </div>
    </div>
  )
}
