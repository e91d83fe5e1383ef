import type { QuizPhase } from '@mofu/domain/quiz-state'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useRefetchWhenStale } from '../../../api/use-refetch-when-stale.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { deviceTimeOf } from '../../../parts/chain-clock.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { quizListQuery } from '../queries.ts'
import { PAUSE_MS } from '../use-live-quiz.ts'
import { QuizCard } from './quiz-card.tsx'

const grid = 'grid grid-cols-1 gap-4 min-[480px]:grid-cols-2 lg:grid-cols-3'

/** The public quizzes, newest first: all, or those in one phase. */
export function QuizList({ chainId, phase }: { chainId: number; phase: QuizPhase | undefined }) {
  const t = useTranslations('predictions')
  const quizzes = useInfiniteQuery(quizListQuery(chainId, phase))
  const first = quizzes.data?.pages[0]
  useRefetchWhenStale(
    { chainId, block: first?.block, askedAt: quizzes.dataUpdatedAt },
    PAUSE_MS,
    quizzes.refetch,
  )
  if (!quizzes.data) {
    return quizzes.isError ? (
      <FailureNote title={t('failed')} error={quizzes.error} onRetry={() => void quizzes.refetch()} />
    ) : (
      <div className={grid}>
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-80 rounded-[20px]" />
      </div>
    )
  }
  const list = quizzes.data.pages.flatMap((page) => page.list)
  if (list.length === 0) return <StateNote scene="empty" title={t('emptyTitle')} text={t('emptyText')} />
  const locksAt = (time: number) => deviceTimeOf(time, first?.blockTime, quizzes.dataUpdatedAt)
  return (
    <div className="grid gap-6">
      <ul aria-label={t('quizzes')} className={grid}>
        {list.map((quiz) => (
          <li key={quiz.id}>
            <QuizCard quiz={quiz} locksAt={locksAt(quiz.round?.lockTimestamp ?? quiz.closeBetsAt)} />
          </li>
        ))}
      </ul>
      {quizzes.hasNextPage ? (
        <Button
          className="justify-self-center"
          disabled={quizzes.isFetchingNextPage}
          onClick={() => void quizzes.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}
