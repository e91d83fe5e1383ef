import { parseCollectionId } from '@mofu/domain/nft-id'
import type { CollectionDetail } from '@mofu/wire/collections'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useNetwork } from '../../api/app-config.ts'
import { useErrorWords } from '../../i18n/language.ts'
import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Note } from '../../ui/note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { CollectionTab } from './collection-tabs.ts'
import { CollectionHeader } from './components/collection-header.tsx'
import { CollectionSkeleton } from './components/collection-skeleton.tsx'
import { EventsTable } from './components/events-table.tsx'
import { HoldersTable } from './components/holders-table.tsx'
import { Moderation } from './components/moderation.tsx'
import { Tabs } from './components/tabs.tsx'
import { TraitCounts } from './components/trait-counts.tsx'
import { collectionQuery } from './queries.ts'

type CollectionScreenProps = {
  id: string
  tab: CollectionTab
  /** The grid of its pets, rendered by another feature. */
  drawItems: (collection: CollectionDetail, empty: ReactNode) => ReactNode
  /** The offers for any of its pets, as well. */
  drawOffers: (collection: CollectionDetail) => ReactNode
}

export function CollectionScreen({ id, ...shown }: CollectionScreenProps) {
  const t = useTranslations('collections')
  const wordsOf = useFailureWords()
  const { chainId } = useNetwork()
  const isId = parseCollectionId(id, chainId) !== undefined
  const found = useQuery({ ...collectionQuery(id), enabled: isId })
  if (found.data) return <Whole collection={found.data} {...shown} />
  if (!isId || (found.isError && wordsOf(found.error).code === 'collections.not_found')) return <NotFound />
  if (found.isError) {
    return (
      <FailureNote isPage title={t('errorTitle')} error={found.error} onRetry={() => void found.refetch()} />
    )
  }
  return <CollectionSkeleton label={t('loading')} />
}

function Whole({
  collection,
  tab,
  drawItems,
  drawOffers,
}: Omit<CollectionScreenProps, 'id'> & { collection: CollectionDetail }) {
  const t = useTranslations('collections')
  const { id, name, state, nftCount, traits } = collection
  const empty = <StateNote scene="empty" title={t('itemsEmptyTitle')} text={t('itemsEmptyText')} />
  return (
    <div className="page py-6 sm:py-10">
      <PageTitle text={`${name} · Mofu`} />
      <CollectionHeader collection={collection} />
      {state === 'hidden' || state === 'disabled' ? (
        <div className="mt-6">
          <Note tone="honey" title={t(state)}>
            {t(state === 'hidden' ? 'hiddenText' : 'disabledText')}
          </Note>
        </div>
      ) : null}
      <Tabs id={id} chosen={tab} />
      {tab === 'items' ? drawItems(collection, empty) : null}
      {tab === 'offers' ? drawOffers(collection) : null}
      {tab === 'activity' ? <EventsTable id={id} chainId={collection.chainId} /> : null}
      {tab === 'traits' ? <TraitCounts traits={traits} nftCount={nftCount} /> : null}
      {tab === 'holders' ? <HoldersTable id={id} nftCount={nftCount} /> : null}
      <Moderation collection={collection} />
    </div>
  )
}

function NotFound() {
  const t = useTranslations('collections')
  const errors = useErrorWords()
  return (
    <>
      <PageTitle text={`${t('notFoundTitle')} · Mofu`} />
      <StateNote isPage scene="empty" title={t('notFoundTitle')} text={errors['collections.not_found']}>
        <Link to="/list" className={buttonStyle('plain')}>
          {t('backToList')}
        </Link>
      </StateNote>
    </>
  )
}
