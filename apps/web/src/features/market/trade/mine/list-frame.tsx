import type { ReactNode } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { StateNote } from '../../../../parts/state-note.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

type ListFrameProps = {
  list: {
    isPending: boolean
    isError: boolean
    error: unknown
    hasNextPage?: boolean
    isFetchingNextPage?: boolean
    refetch: () => unknown
    fetchNextPage?: () => unknown
  }
  count: number
  empty: { title: string; text: string }
  children: ReactNode
}

/** A list with its loading, error, empty and "load more" states. */
export function ListFrame({ list, count, empty, children }: ListFrameProps) {
  const t = useTranslations('trade')
  const tMarket = useTranslations('market')
  if (list.isPending) {
    return (
      <div className="grid gap-3">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-24 rounded-[20px]" />
        ))}
      </div>
    )
  }
  if (list.isError && count === 0)
    return <FailureNote title={t('failed')} error={list.error} onRetry={() => void list.refetch()} />
  if (count === 0) return <StateNote scene="empty" title={empty.title} text={empty.text} />
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">{children}</ul>
      {list.hasNextPage ? (
        <div className="mt-6 text-center">
          <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage?.()}>
            {list.isFetchingNextPage ? tMarket('loadingMore') : t('showMore')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
