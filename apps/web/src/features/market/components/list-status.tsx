import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import type { ListProps } from '../list-search.ts'
import { type PetFilter, petCountQuery } from '../queries.ts'

// The unfiltered list, which most people open first, has none.
const ActiveFilters = lazy(async () => ({ default: (await import('./active-filters.tsx')).ActiveFilters }))

/** How many pets there are, and what they are filtered by. Its height is reserved while it loads. */
export function ListStatus({
  filter,
  isNarrowed,
  search,
  onSearch,
}: ListProps & { filter: PetFilter; isNarrowed: boolean }) {
  const t = useTranslations('market')
  const { data } = useQuery({ ...petCountQuery(filter), placeholderData: keepPreviousData })
  return (
    <div className="mt-2 mb-3 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-soft text-sm font-semibold">
        {data ? t(data.isMore ? 'countMore' : 'count', { count: data.count }) : null}
      </p>
      {isNarrowed ? (
        <Suspense>
          <ActiveFilters search={search} onSearch={onSearch} />
        </Suspense>
      ) : null}
    </div>
  )
}
