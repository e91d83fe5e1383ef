import type { ReactNode } from 'react'

import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FailureNote } from './failure-note.tsx'

/** A query of a list; one that comes in pages has the last four. */
type ListQuery = {
  isPending: boolean
  isError: boolean
  isSuccess: boolean
  error: unknown
  refetch: () => unknown
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  fetchNextPage?: () => unknown
}

export type PagedListProps = {
  query: ListQuery
  count: number
  /** The accessible name of the list, where no heading names it. */
  label: string
  failed: string
  empty: string
  more?: string
  className?: string
  /** The rows: `li` elements. */
  children: ReactNode
}

/** A list with its loading, error, empty and "load more" states. */
export function PagedList({
  query,
  count,
  label,
  failed,
  empty,
  more,
  className = 'divide-line divide-y-2',
  children,
}: PagedListProps) {
  return (
    <>
      {query.isError ? (
        <FailureNote title={failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      {query.isSuccess && count === 0 ? <p className="text-soft">{empty}</p> : null}
      {count === 0 ? null : (
        <ul aria-label={label} className={className}>
          {children}
        </ul>
      )}
      {query.hasNextPage ? (
        <Button
          size="small"
          className="mt-4"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage?.()}
        >
          {more}
        </Button>
      ) : null}
    </>
  )
}
