import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { SignWithWallet } from '../../../parts/sign-with-wallet.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { signInWithWallet } from '../../../session/sign-with-wallet.ts'
import { useSignedWallet } from '../../../session/use-signed-wallet.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { QuizAtBlock } from '../queries.ts'
import { readQuizId } from '../quiz-search.ts'
import { useLiveQuiz } from '../use-live-quiz.ts'

type QuizLoaderProps = {
  /** From the address, as typed. */
  id: string
  children: (at: QuizAtBlock, readAtMs: number) => ReactNode
}

/** Loads a quiz, or says why it cannot be shown. */
export function QuizLoader({ id, children }: QuizLoaderProps) {
  const number = readQuizId(id)
  return number === undefined ? <NoSuchQuiz /> : <Known id={number}>{children}</Known>
}

/** A quiz under review is only shown to its author and to admins, so they are asked to sign in. */
function NoSuchQuiz() {
  const t = useTranslations('predictions')
  const tAccounts = useTranslations('accounts')
  const isSigned = useSignedWallet() !== undefined
  return (
    <>
      <PageTitle text={`${t('title')} · Mofu`} />
      <StateNote isPage scene="error" title={t('statusFailed')} text={t('notFoundText')}>
        {isSigned ? null : <SignWithWallet label={tAccounts('signInWallet')} use={signInWithWallet} />}
        <Link to="/quiz" className={buttonStyle('plain')}>
          {t('back')}
        </Link>
      </StateNote>
    </>
  )
}

function Known({ id, children }: { id: number; children: QuizLoaderProps['children'] }) {
  const t = useTranslations('predictions')
  const wordsOf = useFailureWords()
  const quiz = useLiveQuiz(id)
  if (quiz.data) return children(quiz.data, quiz.dataUpdatedAt)
  if (!quiz.isError) {
    return (
      <>
        <PageTitle text={`${t('title')} · Mofu`} />
        <Skeleton className="h-96 rounded-[28px]" />
      </>
    )
  }
  const { code } = wordsOf(quiz.error)
  if (code === 'predictions.not_found' || code === 'predictions.not_public') return <NoSuchQuiz />
  return (
    <FailureNote isPage title={t('statusFailed')} error={quiz.error} onRetry={() => void quiz.refetch()} />
  )
}
