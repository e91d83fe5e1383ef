import type { Address } from '@mofu/domain/address'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { PetGridSkeleton } from '../../components/pet-grid.tsx'
import { PetList } from '../../components/pet-list.tsx'
import { type PetFilter, petListQuery } from '../../queries.ts'
import { tradingPlace } from '../trading-place.ts'

// The wallet code is loaded when the user wants to sell.
const ChoosePets = lazy(async () => ({ default: (await import('./choose-pets.tsx')).ChoosePets }))

type SellablePetsProps = { seller: Address | undefined; filter: PetFilter; empty: ReactNode }

/** The user's own pets, with a way to list several at once. */
export function SellablePets({ seller, filter, empty }: SellablePetsProps) {
  const t = useTranslations('trade')
  const tMarket = useTranslations('market')
  const [isChoosing, setChoosing] = useState(false)
  const place = tradingPlace(useNetwork())
  const pages = useInfiniteQuery(petListQuery(filter)).data?.pages ?? []
  const hasUnlisted = pages.some(({ list }) => list.some(({ status }) => status === 1))
  if (isChoosing && place && seller) {
    return (
      <Suspense fallback={<PetGridSkeleton label={tMarket('loading')} />}>
        <ChoosePets place={place} seller={seller} filter={filter} onStop={() => setChoosing(false)} />
      </Suspense>
    )
  }
  return (
    <>
      {hasUnlisted && place && seller ? (
        <p className="mb-4">
          <Button size="small" onClick={() => setChoosing(true)}>
            <Tag aria-hidden="true" className="size-4" />
            {t('sellSeveral')}
          </Button>
        </p>
      ) : null}
      <PetList filter={filter} empty={empty} />
    </>
  )
}
