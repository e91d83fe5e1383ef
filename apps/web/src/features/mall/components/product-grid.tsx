import type { ProductCard as Card } from '@mofu/wire/mall/catalogue'

import { useFavourites } from '../use-favourites.ts'
import { ProductCard, ProductCardSkeleton } from './product-card.tsx'

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4'

/** Cards in the first viewport, whatever its size: their pictures are not lazy-loaded. */
const FIRST = 8

export function ProductGrid({ label, products }: { label: string; products: readonly Card[] }) {
  const { isFavourite, toggle } = useFavourites()
  return (
    <ul aria-label={label} className={grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            isFirst={index < FIRST}
            isFavourite={isFavourite(product.id)}
            onKeep={() => toggle(product.id)}
          />
        </li>
      ))}
    </ul>
  )
}

export function ProductGridSkeleton({ label }: { label: string }) {
  return (
    <div className={grid}>
      <output className="sr-only">{label}</output>
      {Array.from({ length: FIRST }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  )
}
