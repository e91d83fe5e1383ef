import { textIn } from '@mofu/domain/local-text'
import { pictureSizes } from '@mofu/domain/picture-sources'
import type { ProductCard as Card } from '@mofu/wire/mall/catalogue'
import { Link } from '@tanstack/react-router'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { MoneyLabel } from '../../../parts/money-label.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { ProductPicture } from './product-picture.tsx'
import { RatingLabel } from './rating-label.tsx'

type ProductCardProps = { product: Card; isFirst?: boolean; isFavourite: boolean; onKeep: () => void }

export function ProductCard({ product, isFirst = false, isFavourite, onKeep }: ProductCardProps) {
  const t = useTranslations('mall')
  const language = useLanguage()
  const { id, title, picture, priceFrom, priceTo, shop, isInStock, ratingSum, ratingCount } = product
  const name = textIn(language, title)
  return (
    <article className="group relative h-full">
      <div className="card card-lift flex h-full flex-col p-2 sm:p-3">
        <div className="relative">
          <ProductPicture url={picture} alt="" isFirst={isFirst} sizes={pictureSizes.card} />
          {isInStock ? null : (
            <Badge tone="plain" className="absolute bottom-2 left-2">
              {t('soldOut')}
            </Badge>
          )}
        </div>
        <div className="flex grow flex-col px-1 pt-3 pb-1 sm:px-2">
          <h2 className="line-clamp-2 text-base leading-snug sm:text-lg">
            {/* The link covers the whole card, and is announced once, by the product's name. */}
            <Link to="/product/$id" params={{ id: String(id) }} className="card-cover">
              {name}
            </Link>
          </h2>
          <p className="text-soft truncate text-sm">{shop.name}</p>
          <RatingLabel sum={ratingSum} count={ratingCount} className="mt-1" />
          <p className="mt-auto pt-2">
            <MoneyLabel
              amount={BigInt(priceFrom.amount)}
              currency={priceFrom.currency}
              className="font-display text-lg font-extrabold"
            />
            {priceTo.amount === priceFrom.amount ? null : (
              <span className="text-soft text-sm"> {t('andUp')}</span>
            )}
          </p>
        </div>
      </div>
      <span className="absolute top-3 right-3 sm:top-4 sm:right-4">
        <FavouriteButton name={name} isFavourite={isFavourite} onKeep={onKeep} />
      </span>
    </article>
  )
}

export function ProductCardSkeleton() {
  return (
    <div className="card p-2 sm:p-3">
      <Skeleton className="aspect-square w-full rounded-2xl" />
      <div className="grid gap-2 px-1 pt-4 pb-2 sm:px-2">
        <Skeleton className="h-5 w-3/4 rounded-lg" />
        <Skeleton className="h-4 w-1/2 rounded-lg" />
        <Skeleton className="mt-1 h-5 w-1/3 rounded-lg" />
      </div>
    </div>
  )
}
