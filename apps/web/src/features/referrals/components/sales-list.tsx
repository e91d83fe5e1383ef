import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { salesQuery } from '../queries.ts'
import type { SalesFilter } from '../sales-filter.ts'
import { ExportButton } from './export-button.tsx'
import { ReportSection } from './report-section.tsx'
import { SalesTable } from './sales-table.tsx'

type SalesListProps = {
  reader: string
  filter: SalesFilter
  emptyText: string
  /** What to do next where nothing was sold. */
  next?: ReactNode
}

/** Sales, newest first, and all of them as a file. */
export function SalesList({ reader, filter, emptyText, next }: SalesListProps) {
  const t = useTranslations('referrals')
  const { chainId } = useNetwork()
  const sales = useInfiniteQuery(salesQuery(reader, chainId, filter))
  const list = sales.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <ReportSection
      title={t('sales')}
      aside={list.length > 0 ? <ExportButton chainId={chainId} filter={filter} /> : null}
    >
      {sales.isError ? (
        <FailureNote title={t('salesFailed')} error={sales.error} onRetry={() => void sales.refetch()} />
      ) : null}
      {sales.isPending ? (
        <>
          <output className="sr-only">{t('loading')}</output>
          <Skeleton className="h-40 rounded-[20px]" />
        </>
      ) : null}
      {sales.isSuccess && list.length === 0 ? (
        <StateNote scene="empty" title={t('noSalesTitle')} text={emptyText}>
          {next}
        </StateNote>
      ) : null}
      {list.length === 0 ? null : <SalesTable sales={list} />}
      {sales.hasNextPage ? (
        <Button
          className="mt-4"
          disabled={sales.isFetchingNextPage}
          onClick={() => void sales.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </ReportSection>
  )
}
