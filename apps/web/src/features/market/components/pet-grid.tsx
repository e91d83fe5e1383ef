import type { Nft } from '@mofu/wire/market'
import { lazy, type ReactNode, Suspense, useRef } from 'react'

import { PetCard, PetCardSkeleton } from '../../../parts/pet-card.tsx'
import { useGridMeasure } from '../use-grid-measure.ts'
import { useRowsOnScreen } from '../use-rows-on-screen.ts'

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4'

/** Cards in the first viewport, whatever its size: their pictures load before everything else. */
const FIRST = 4
/** Fill the first viewport while nothing is loaded yet. */
const PLACES = 8

/** Replaces the name that links to the pet's page on each card. */
export type NameOf = (nft: Nft) => ReactNode

const BasketToggle = lazy(async () => ({
  default: (await import('../trade/basket/basket-toggle.tsx')).BasketToggle,
}))

/** Appears once its code and texts are there; the cards do not wait for it. */
function CardAction({ nft }: { nft: Nft }) {
  return (
    <Suspense>
      <BasketToggle nft={nft} />
    </Suspense>
  )
}

type PetGridProps = {
  label: string
  pets: readonly Nft[]
  arrived: ReadonlySet<string>
  nameOf?: NameOf | undefined
}

/**
 * A virtualised grid: only cards near the viewport are mounted, so ten thousand cost no more than forty. The others are
 * empty space above and below.
 */
export function PetGrid({ label, pets, arrived, nameOf }: PetGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const measure = useGridMeasure(list)
  const { columns } = measure
  const { from, to, above, below } = useRowsOnScreen(Math.ceil(pets.length / columns), measure)
  const first = from * columns
  return (
    <ul ref={list} aria-label={label} className={grid} style={{ paddingTop: above, paddingBottom: below }}>
      {pets.slice(first, to * columns).map((nft, index) => (
        <li key={nft.id} aria-setsize={pets.length} aria-posinset={first + index + 1}>
          <PetCard
            nft={nft}
            isFirst={first + index < FIRST}
            hasArrived={arrived.has(nft.id)}
            Action={nameOf ? undefined : CardAction}
          >
            {nameOf?.(nft)}
          </PetCard>
        </li>
      ))}
    </ul>
  )
}

export function PetGridSkeleton({ label }: { label: string }) {
  return (
    <div className={grid}>
      <output className="sr-only">{label}</output>
      {Array.from({ length: PLACES }, (_, index) => (
        <PetCardSkeleton key={index} />
      ))}
    </div>
  )
}
