import type { Address } from '@mofu/domain/address'
import { limits } from '@mofu/domain/limits'
import type { Quiz } from '@mofu/wire/predictions/quiz'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Pager } from '../../../parts/pager.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { QuizRow } from './components/quiz-row.tsx'
import { myQuizzesQuery } from './queries.ts'
import { useSigned } from './use-is-admin.ts'

/** What the signed-in wallet has suggested. Nothing for others. */
export function MyQuizzes({ chainId }: { chainId: number }) {
  const wallet = useSigned()
  return wallet ? <Mine key={wallet} chainId={chainId} wallet={wallet} /> : null
}

function Mine({ chainId, wallet }: { chainId: number; wallet: Address }) {
  const t = useTranslations('predictionManagement')
  const [page, setPage] = useState(1)
  const mine = useQuery({ ...myQuizzesQuery(chainId, wallet, page), placeholderData: keepPreviousData })
  if (mine.isError) {
    return <FailureNote title={t('loadFailed')} error={mine.error} onRetry={() => void mine.refetch()} />
  }
  if (!mine.data || mine.data.total === 0) return null
  return (
    <section aria-labelledby="my-quizzes" className="grid gap-4">
      <header>
        <h2 id="my-quizzes" className="text-2xl sm:text-3xl">
          {t('mine')}
        </h2>
        <p className="text-soft">{t('mineText')}</p>
      </header>
      <ul aria-label={t('mine')} className="grid gap-3">
        {mine.data.list.map((quiz) => (
          <li key={quiz.id}>
            <QuizRow quiz={quiz}>
              <EditLink quiz={quiz} />
            </QuizRow>
          </li>
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(mine.data.total / limits.predictionPage)} onPage={setPage} />
    </section>
  )
}

function EditLink({ quiz }: { quiz: Quiz }) {
  const t = useTranslations('predictionManagement')
  if (quiz.state !== 'rejected' && quiz.state !== 'new') return null
  return (
    <>
      {quiz.state === 'rejected' ? (
        <p className="break-words">{t('rejectedReason', { reason: quiz.reason })}</p>
      ) : null}
      <Link
        to="/quiz/prediction/$id"
        params={{ id: String(quiz.id) }}
        className={buttonStyle('plain', 'small', 'justify-self-start')}
      >
        {t(quiz.state === 'rejected' ? 'editAgain' : 'edit')}
      </Link>
    </>
  )
}
