import type { ReferralStatement } from '@mofu/wire/referrals/statements'
import { useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { checkStatement } from '../check-statement.ts'
import { ownStatementQuery } from '../queries.ts'
import { StatementTable } from './statement-table.tsx'

type StatementCheckProps = { reader: string; code: string; published: ReferralStatement }

/** The result of the check, the lines it was made of, and the root to compare with others. */
export function StatementCheck({ reader, code, published }: StatementCheckProps) {
  const t = useTranslations('referrals')
  const { chainId } = useNetwork()
  const { month, root, size } = published
  const own = useQuery(ownStatementQuery(reader, chainId, month))
  if (own.isError) {
    return <FailureNote title={t('statementsFailed')} error={own.error} onRetry={() => void own.refetch()} />
  }
  if (!own.data) return <Skeleton className="h-40 rounded-[20px]" />
  const { lines, isProven } = checkStatement(own.data, code, root)
  const count = own.data.lines.length
  return (
    <div className="grid grid-cols-1 gap-6">
      {count === 0 ? <p>{t('noLines', { month })}</p> : null}
      {count > 0 && isProven ? <Note tone="mint">{t('proven', { count })}</Note> : null}
      {count > 0 && !isProven ? (
        <Note tone="berry">
          <strong className="block">{t('notProvenTitle')}</strong>
          {t('notProvenText')}
        </Note>
      ) : null}
      {lines.length === 0 ? null : <StatementTable lines={lines} />}
      <section aria-label={t('root')} className="card p-5">
        <h2 className="text-xl">{t('root')}</h2>
        <p className="text-soft mt-1">{t('rootText', { month, count: size })}</p>
        <p className="mt-3 flex items-center gap-2">
          <code className="min-w-0 text-sm break-all">{root}</code>
          <CopyButton text={root} label={t('copyRoot')} doneLabel={t('copiedRoot')} />
        </p>
      </section>
    </div>
  )
}
