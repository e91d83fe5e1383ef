import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { useNetwork } from '../../session/app-config.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { CollectionChips } from './components/collection-chips.tsx'
import { ListEnd } from './components/list-end.tsx'
import { PetGrid, PetGridSkeleton } from './components/pet-grid.tsx'
import { useLiveList } from './use-live-list.ts'

export function ListScreen({ collection }: { collection: string | undefined }) {
  const t = useTranslations('market')
  const { chainId } = useNetwork()
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('listTitle')} · Mofu`} />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-8">
        <div className="max-w-xl">
          <h1 className="text-4xl leading-tight sm:text-5xl">{t('listTitle')}</h1>
          <p className="text-soft mt-2 text-lg">{t('listText')}</p>
        </div>
        <Link to="/mint" className={buttonStyle('main', 'large')}>
          {t('mintOne')}
        </Link>
      </header>
      <CollectionChips chainId={chainId} chosen={collection} />
      <PetList key={collection} chainId={chainId} collection={collection} />
    </div>
  )
}

function PetList({ chainId, collection }: { chainId: number; collection: string | undefined }) {
  const t = useTranslations('market')
  const wordsOf = useFailureWords()
  const list = useLiveList({ chainId, collection })

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
        <StateNote scene="empty" title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <>
          <PetGrid label={t('list')} pets={list.pets} arrived={list.arrived} />
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
