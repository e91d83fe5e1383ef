import type { Address } from '@mofu/domain/address'
import type { Machine } from '@mofu/wire/gacha'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { coinOf } from '../gacha-coin.ts'
import type { GachaPlace } from '../gacha-place.ts'
import { ownPetsQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'
import { MyPets } from './my-pets.tsx'

type OwnPetsProps = { place: GachaPlace; machine: Machine; account: Address; empty: ReactNode }

/** Every pet of a machine that an account holds, page by page: each can be redeemed here and nowhere else. */
export function OwnPets({ place, machine, account, empty }: OwnPetsProps) {
  const t = useTranslations('gacha')
  const pets = useInfiniteQuery(ownPetsQuery({ place, number: machine.collectionId, account }))
  useFresh(place.chainId, pets.data?.pages[0]?.block, pets)
  if (pets.data === undefined) {
    return pets.isError ? (
      <FailureNote title={t('petsFailed')} error={pets.error} onRetry={() => void pets.refetch()} />
    ) : (
      <Skeleton className="h-64 rounded-[28px]" />
    )
  }
  const list = pets.data.pages.flatMap((page) => page.list)
  if (list.length === 0) return empty
  return (
    <div className="grid gap-4">
      <MyPets place={place} pets={list} coin={coinOf(machine)} account={account} />
      {pets.hasNextPage ? (
        <Button
          className="justify-self-center"
          disabled={pets.isFetchingNextPage}
          onClick={() => void pets.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}
