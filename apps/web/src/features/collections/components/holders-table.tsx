import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { DataTable } from '../../../parts/data-table.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { holdersQuery } from '../queries.ts'

export function HoldersTable({ id, nftCount }: { id: string; nftCount: number }) {
  const t = useTranslations('collections')
  const format = useFormatter()
  const holders = useQuery(holdersQuery(id))
  if (holders.isError) {
    return (
      <FailureNote title={t('errorTitle')} error={holders.error} onRetry={() => void holders.refetch()} />
    )
  }
  if (!holders.data) return <Skeleton className="h-64 w-full rounded-[20px]" />
  const { list, total } = holders.data
  if (list.length === 0) return <p className="text-soft py-8 text-center">{t('holdersEmpty')}</p>
  const shareOf = (count: number) =>
    format.number(count / Math.max(1, nftCount), { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <p className="text-soft mb-4">{t('holdersText', { shown: list.length, total })}</p>
      <DataTable
        label={t('tabHolders')}
        rows={list}
        keyOf={({ address }) => address}
        columns={[
          {
            key: 'holder',
            title: t('holder'),
            text: ({ address }) => address,
            cell: ({ address }) => <AddressLabel address={address} />,
          },
          { key: 'held', title: t('held'), text: ({ count }) => String(count), isNumber: true },
          { key: 'share', title: t('share'), text: ({ count }) => shareOf(count), isNumber: true },
        ]}
      />
    </>
  )
}
