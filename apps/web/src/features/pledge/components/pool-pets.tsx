import type { Nft } from '@mofu/wire/market'
import type { PledgePool } from '@mofu/wire/pledge'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { PetCard } from '../../../parts/pet-card.tsx'
import { petTitle } from '../../../parts/pet-title.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { PledgePlace } from '../pledge-place.ts'
import { walletPetsQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'
import { SecuritizePanel } from './securitize-panel.tsx'

type PoolPetsProps = {
  place: PledgePlace
  pool: PledgePool
  account: string
  now: number
  isPaused: boolean
}

/** A wallet's pets of one collection; a chosen one shows what pledging it means. */
export function PoolPets({ place, pool, account, now, isPaused }: PoolPetsProps) {
  const t = useTranslations('pledge')
  const [chosenId, choose] = useState<string>()
  const pets = useInfiniteQuery(walletPetsQuery(place.chainId, account.toLowerCase(), pool.nftContract))
  useFresh(place.chainId, pets.data?.pages[0]?.block, pets)
  const list = pets.data?.pages.flatMap((page) => page.list)
  const chosen = list?.find(({ id }) => id === chosenId)
  const name = pool.collectionName
  return (
    <section aria-label={name} className="grid gap-4">
      <h3 className="text-2xl">{name}</h3>
      {!pool.isOpen ? (
        <p>{t('closed')}</p>
      ) : list === undefined ? (
        pets.isError ? (
          <FailureNote title={t('failed')} error={pets.error} onRetry={() => void pets.refetch()} />
        ) : (
          <Skeleton className="h-64 rounded-[20px]" />
        )
      ) : list.length === 0 ? (
        <p className="text-soft">{t('noPetsOf')}</p>
      ) : (
        <>
          <ul
            aria-label={t('myPetsOf', { name })}
            className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5"
          >
            {list.map((pet) => (
              <li key={pet.id}>
                <PetCard nft={pet}>
                  <PickButton pet={pet} isChosen={pet.id === chosenId} onChoose={() => choose(pet.id)} />
                </PetCard>
              </li>
            ))}
          </ul>
          {pets.hasNextPage ? (
            <Button
              className="justify-self-center"
              disabled={pets.isFetchingNextPage}
              onClick={() => void pets.fetchNextPage()}
            >
              {t('more')}
            </Button>
          ) : null}
        </>
      )}
      {chosen && pool.isOpen ? (
        <SecuritizePanel place={place} pool={pool} pet={chosen} now={now} isPaused={isPaused} />
      ) : null}
    </section>
  )
}

function PickButton({ pet, isChosen, onChoose }: { pet: Nft; isChosen: boolean; onChoose: () => void }) {
  const t = useTranslations('pledge')
  const name = petTitle(pet)
  return (
    <button
      type="button"
      aria-label={t('choose', { name })}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`card-cover ${isChosen ? 'text-coral-text' : ''}`}
    >
      {name}
    </button>
  )
}
