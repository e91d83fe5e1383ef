import { type QuizSide, quizSides } from '@mofu/domain/quiz-state'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useRefetchWhenStale } from '../../../api/use-refetch-when-stale.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { LineChart } from '../../../parts/line-chart.tsx'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { oddsLine } from '../odds-line.ts'
import { oddsQuery } from '../queries.ts'
import { PAUSE_MS } from '../use-live-quiz.ts'

/** What one coin on an answer would have been paid, after each bet. */
export function OddsChart({ quiz }: { quiz: QuizDetail }) {
  const t = useTranslations('predictions')
  const { id, chainId, options, symbol } = quiz
  const [side, setSide] = useState<QuizSide>('a')
  const odds = useQuery(oddsQuery(id))
  useRefetchWhenStale(
    { chainId, block: odds.data?.block, askedAt: odds.dataUpdatedAt },
    PAUSE_MS,
    odds.refetch,
  )
  return (
    <section aria-labelledby="odds" className="grid gap-4">
      <header>
        <h2 id="odds" className="text-2xl">
          {t('oddsChart')}
        </h2>
        <p className="text-soft">{t('oddsChartText', { coin: symbol })}</p>
      </header>
      <PillChoice
        legend={t('answers')}
        choices={quizSides.map((value) => ({ value, label: options[value] }))}
        value={side}
        onChoose={setSide}
      />
      {odds.data ? (
        <LineChart
          label={t('oddsOverTime', { answer: options[side] })}
          points={oddsLine(odds.data.points, side)}
          coin={symbol}
          decimals={2}
        />
      ) : odds.isError ? (
        <FailureNote title={t('oddsFailed')} error={odds.error} onRetry={() => void odds.refetch()} />
      ) : (
        <Skeleton className="h-64 rounded-2xl" />
      )}
    </section>
  )
}
