import type { ReactNode } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import type { PetFilter } from '../queries.ts'
import { useLiveList } from '../use-live-list.ts'
import { ListEnd } from './list-end.tsx'
import { type NameOf, PetGrid, PetGridSkeleton } from './pet-grid.tsx'

type PetListProps = { filter: PetFilter; empty: ReactNode; nameOf?: NameOf }

/** An infinite list of the pets of a filter, with new ones on top; the caller provides the empty state. */
export function PetList({ filter, empty, nameOf }: PetListProps) {
  const t = useTranslations('market')
  const wordsOf = useFailureWords()
  const list = useLiveList(filter)

  if (list.pets === undefined) {
    if (!list.isError) return <PetGridSkeleton label={t('loading')} />
    return <FailureNote title={t('errorTitle')} error={list.error} onRetry={() => void list.refetch()} />
  }
  return (
    <>
      <output className="sr-only">
        {list.arrived.size > 0 ? t('arrived', { count: list.arrived.size }) : ''}
      </output>
      {list.pets.length === 0 ? (
        empty
      ) : (
        <>
          <PetGrid label={t('list')} pets={list.pets} arrived={list.arrived} nameOf={nameOf} />
          <ListEnd
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            failure={list.isFetchNextPageError ? wordsOf(list.error).text : undefined}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
    </>
  )
}
