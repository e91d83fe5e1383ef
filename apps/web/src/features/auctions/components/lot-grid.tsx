import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const grid = 'grid grid-cols-1 gap-4 min-[420px]:grid-cols-2 lg:grid-cols-4'

type LotGridProps = {
  list: {
    isPending: boolean
    error: unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  label: string
  /** Undefined until it is loaded. */
  count: number | undefined
  empty: ReactNode
  children: ReactNode
}

/** A grid of cards with its loading, error, empty and "show more" states. */
export function LotGrid({ list, label, count, empty, children }: LotGridProps) {
  const t = useTranslations('auctions')
  if (count === undefined) {
    return list.isPending ? (
      <div className={grid}>
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-80 rounded-[20px]" />
      </div>
    ) : (
      <FailureNote title={t('failed')} error={list.error} onRetry={() => void list.refetch()} />
    )
  }
  if (count === 0) return empty
  return (
    <div className="grid gap-6">
      <ul aria-label={label} className={grid}>
        {children}
      </ul>
      {list.hasNextPage ? (
        <Button
          className="justify-self-center"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}
