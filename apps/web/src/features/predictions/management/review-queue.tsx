import type { Address } from '@mofu/domain/address'
import { limits } from '@mofu/domain/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Pager } from '../../../parts/pager.tsx'
import { QuizRow } from './components/quiz-row.tsx'
import { reviewQueueQuery } from './queries.ts'
import { useAdminWallet } from './use-is-admin.ts'

/** Quizzes that wait for a review. Nothing for others than admins. */
export function ReviewQueue({ chainId }: { chainId: number }) {
  const wallet = useAdminWallet()
  return wallet ? <Queue chainId={chainId} wallet={wallet} /> : null
}

function Queue({ chainId, wallet }: { chainId: number; wallet: Address }) {
  const t = useTranslations('predictionManagement')
  const [page, setPage] = useState(1)
  const queue = useQuery({ ...reviewQueueQuery(chainId, wallet, page), placeholderData: keepPreviousData })
  if (queue.isError) {
    return <FailureNote title={t('queueFailed')} error={queue.error} onRetry={() => void queue.refetch()} />
  }
  if (!queue.data) return null
  return (
    <section aria-labelledby="review-queue" className="grid gap-4">
      <h2 id="review-queue" className="text-2xl sm:text-3xl">
        {t('queue')}
      </h2>
      {queue.data.total === 0 ? <p className="text-soft">{t('queueEmpty')}</p> : null}
      <ul aria-label={t('queue')} className="grid gap-3">
        {queue.data.list.map((quiz) => (
          <li key={quiz.id}>
            <QuizRow quiz={quiz} />
          </li>
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(queue.data.total / limits.predictionPage)} onPage={setPage} />
    </section>
  )
}
