import type { Nft } from '@mofu/wire/market'

import { PetCard, PetCardSkeleton } from '../../../parts/pet-card.tsx'

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4'

/** Cards that are on the first screen, whatever its size: their pictures are not put off. */
const FIRST = 8

type PetGridProps = { label: string; pets: readonly Nft[]; arrived: ReadonlySet<string> }

export function PetGrid({ label, pets, arrived }: PetGridProps) {
  return (
    <ul aria-label={label} className={grid}>
      {pets.map((nft, index) => (
        <li key={nft.id}>
          <PetCard nft={nft} isFirst={index < FIRST} hasArrived={arrived.has(nft.id)} />
        </li>
      ))}
    </ul>
  )
}

export function PetGridSkeleton({ label }: { label: string }) {
  return (
    <div className={grid}>
      <output className="sr-only">{label}</output>
      {Array.from({ length: FIRST }, (_, index) => (
        <PetCardSkeleton key={index} />
      ))}
    </div>
  )
}
