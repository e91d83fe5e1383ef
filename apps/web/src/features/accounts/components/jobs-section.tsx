import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { retryFailedJob } from '../actions/retry-failed-job.ts'
import { type FailedJob, failedJobsQuery } from '../queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { Section } from './section.tsx'

/** Background jobs that failed permanently and wait for an admin. */
export function JobsSection({ reader }: { reader: string }) {
  const t = useTranslations('accounts')
  const failed = useQuery(failedJobsQuery(reader))
  const [retrying, setRetrying] = useState<FailedJob>()
  const { count = 0, list = [] } = failed.data ?? {}
  return (
    <Section
      title={t('jobs')}
      text={t('jobsText')}
      aside={count > 0 ? <Badge tone="berry">{t('jobsCount', { count })}</Badge> : null}
    >
      {failed.isError ? (
        <FailureNote title={t('jobsError')} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : null}
      {failed.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      {failed.isSuccess && count === 0 ? <p className="text-soft">{t('jobsEmpty')}</p> : null}
      {list.length === 0 ? null : (
        <ul aria-label={t('jobs')} className="divide-line divide-y-2">
          {list.map((job) => (
            <FailedJobRow key={job.id} job={job} onRetry={() => setRetrying(job)} />
          ))}
        </ul>
      )}
      {retrying ? (
        <ReasonDialog
          title={t('jobsRetryTitle', { queue: retrying.queue })}
          description={t('jobsRetryText')}
          send={t('jobsRetry')}
          onSend={(reason) =>
            retryFailedJob({ id: retrying.id, reason }).finally(() => void failed.refetch())
          }
          onClose={() => setRetrying(undefined)}
        />
      ) : null}
    </Section>
  )
}

type RowProps = { job: FailedJob; onRetry: () => void }

function FailedJobRow({ job, onRetry }: RowProps) {
  const t = useTranslations('accounts')
  const { queue, reason, failedAt } = job
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-semibold">{queue}</code>
          <span className="text-soft text-sm">
            {t('jobsTries', job)} · <TimeAgo at={failedAt} />
          </span>
        </p>
        <p className="text-soft mt-1 text-sm break-words">{reason === '' ? t('jobsNoReason') : reason}</p>
      </div>
      <Button size="small" aria-label={t('jobsRetryThis', { queue })} onClick={onRetry}>
        {t('jobsRetry')}
      </Button>
    </li>
  )
}
