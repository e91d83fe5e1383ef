import { parseAddress } from '@mofu/domain/address'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { AuditFilter } from '../audit-filter.ts'
import { type AuditRow, auditQuery } from '../queries.ts'
import { auditText, useAuditWords } from '../use-audit-words.ts'
import { Section } from './section.tsx'

const cell = 'block py-0.5 sm:table-cell sm:px-3 sm:py-3 sm:align-top'

export function AuditSection({ reader, filter }: { reader: string; filter: AuditFilter }) {
  const t = useTranslations('accounts')
  const audit = useInfiniteQuery(auditQuery(reader, filter))
  const list = audit.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <Section title={t('audit')}>
      {audit.isError ? (
        <FailureNote title={t('auditError')} error={audit.error} onRetry={() => void audit.refetch()} />
      ) : null}
      {audit.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      {audit.isSuccess && list.length === 0 ? <p className="text-soft">{t('auditEmpty')}</p> : null}
      {list.length === 0 ? null : (
        <table className="w-full text-left">
          <thead className="text-soft sr-only text-sm sm:not-sr-only sm:table-header-group">
            <tr>
              {(['auditWhen', 'auditWho', 'auditWhat', 'auditWhom', 'auditWhy'] as const).map((key) => (
                <th key={key} scope="col" className="px-3 py-2 font-semibold">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {audit.hasNextPage ? (
        <Button size="small" disabled={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Section>
  )
}

function Row({ row }: { row: AuditRow }) {
  const words = useAuditWords()
  const { at, actor, reason } = row
  const { action, subject } = auditText(words, row)
  return (
    <tr className="border-line block border-t-2 py-3 sm:table-row sm:py-0">
      <td className={`${cell} text-soft text-sm whitespace-nowrap`}>
        <TimeAgo at={Date.parse(at) / 1_000} />
      </td>
      <td className={cell}>
        {parseAddress(actor) ? <AddressLabel address={actor} /> : <span className="break-all">{actor}</span>}
      </td>
      <td className={cell}>{action}</td>
      <td className={cell}>
        {subject === undefined ? (
          <AddressLabel address={row.subject} />
        ) : (
          <span className="break-all">{subject}</span>
        )}
      </td>
      <td className={`${cell} w-full`}>{reason}</td>
    </tr>
  )
}
