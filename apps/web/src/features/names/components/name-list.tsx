import { type NameFilter, nameFilters } from '@mofu/domain/name-filters'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useRefetchWhenStale } from '../../../api/use-refetch-when-stale.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { tabStyle } from '../../../ui/tab-style.ts'
import { namesSearch } from '../names-search.ts'
import { namesQuery } from '../queries.ts'
import { NameRow } from './name-row.tsx'

const PAUSE_MS = 2_000

type NameListProps = { chainId: number; filter: NameFilter; typed: string }

/** Registered names: all, those for sale, and those that end soon. */
export function NameList({ chainId, filter, typed }: NameListProps) {
  const t = useTranslations('names')
  const query = useInfiniteQuery({ ...namesQuery(chainId, filter, ''), placeholderData: keepPreviousData })
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const [first] = data?.pages ?? []
  useRefetchWhenStale({ chainId, block: first?.block, askedAt: query.dataUpdatedAt }, PAUSE_MS, refetch)
  const list = data?.pages.flatMap((page) => page.list) ?? []
  return (
    <section aria-labelledby="name-list" className="card p-5 sm:p-6">
      <h2 id="name-list" className="mb-3 text-2xl">
        {t('listTitle')}
      </h2>
      <nav aria-label={t('listFilter')} className="mb-3">
        <ul className="flex flex-wrap gap-2">
          {nameFilters.map((one) => (
            <li key={one}>
              <Link
                to="/pnslist"
                search={namesSearch(typed, one)}
                replace
                resetScroll={false}
                aria-current={one === filter ? 'page' : undefined}
                className={tabStyle(one === filter)}
              >
                {t(`filters.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {data === undefined ? (
        isError ? (
          <FailureNote title={t('listFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-48 rounded-[20px]" />
        )
      ) : list.length === 0 ? (
        <StateNote scene="empty" title={t('listNone')} text={t('listNoneText')} />
      ) : (
        <ul aria-label={t('listTitle')} className="divide-line divide-y-2">
          {list.map((name) => (
            <li key={name.id} className="py-3">
              <NameRow name={name} time={first?.blockTime ?? 0} />
            </li>
          ))}
        </ul>
      )}
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
