import { isListed } from '@mofu/domain/collection-states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CollectionCard } from '../../parts/collection-card.tsx'
import { FailureNote } from '../../parts/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ownedCollectionsQuery } from './queries.ts'

const grid = 'grid grid-cols-1 gap-4 min-[420px]:grid-cols-2 lg:grid-cols-4'

type OwnedCollectionsProps = {
  owner: string
  empty: ReactNode
  /** The owner sees hidden ones as well. */
  isOwn?: boolean
}

/** The collections that an address owns. */
export function OwnedCollections({ owner, empty, isOwn = false }: OwnedCollectionsProps) {
  const t = useTranslations('collections')
  const { chainId } = useNetwork()
  const owned = useQuery(ownedCollectionsQuery(chainId, owner))
  if (owned.isError) {
    return <FailureNote title={t('errorTitle')} error={owned.error} onRetry={() => void owned.refetch()} />
  }
  if (!owned.data) {
    return (
      <div className={grid}>
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-72 rounded-[20px]" />
      </div>
    )
  }
  const shown = owned.data.filter(({ state }) => isOwn || isListed(state))
  if (shown.length === 0) return empty
  return (
    <ul aria-label={t('list')} className={grid}>
      {shown.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </ul>
  )
}
