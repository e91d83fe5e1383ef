import type { Address } from '@mofu/domain/address'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useNetwork } from '../../api/app-config.ts'
import { useRefetchWhenStale } from '../../api/use-refetch-when-stale.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NameRow } from './components/name-row.tsx'
import { type NamesPlace, namesPlace } from './names-place.ts'
import { myNamesQuery } from './queries.ts'

const PAUSE_MS = 2_000

/** The names of somebody's address, the first to expire first. */
export function OwnedNames({ owner }: { owner: Address }) {
  const place = namesPlace(useNetwork())
  return place ? <Owned place={place} owner={owner} /> : <NotDeployedNote />
}

function Owned({ place, owner }: { place: NamesPlace; owner: Address }) {
  const t = useTranslations('names')
  const query = useInfiniteQuery(myNamesQuery(place, owner))
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const [first] = data?.pages ?? []
  const read = { chainId: place.chainId, block: first?.block, askedAt: query.dataUpdatedAt }
  useRefetchWhenStale(read, PAUSE_MS, refetch)
  if (!data) {
    return isError ? (
      <FailureNote title={t('listFailed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64 rounded-[28px]" />
    )
  }
  const list = data.pages.flatMap((page) => page.list)
  if (list.length === 0)
    return <StateNote scene="empty" title={t('ownerEmptyTitle')} text={t('ownerEmptyText')} />
  return (
    <section aria-label={t('listTitle')} className="card p-5 sm:p-6">
      <ul aria-label={t('listTitle')} className="divide-line divide-y-2">
        {list.map((name) => (
          <li key={name.id} className="py-3">
            <NameRow name={name} time={first?.blockTime ?? 0} isOwnerShown={false} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <div className="mt-4 text-center">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(isFetchingNextPage ? 'loadingMore' : 'loadMore')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
