import type { Address } from '@mofu/domain/address'
import type { QuizDetail } from '@mofu/wire/predictions/quiz'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../../api/app-config.ts'
import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../../parts/not-deployed-note.tsx'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Note } from '../../../ui/note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { settingsQuery } from '../queries.ts'
import { readQuizId } from '../quiz-search.ts'
import { draftQuery } from './queries.ts'
import { QuizFormView } from './quiz-form.tsx'

/** Without a number a quiz is suggested; with one its author edits it and sends it again. */
export function PredictionScreen({ id }: { id: string | undefined }) {
  const t = useTranslations('predictionManagement')
  const tQuiz = useTranslations('predictions')
  const { contracts, chainId } = useNetwork()
  const number = id === undefined ? undefined : readQuizId(id)
  const isNew = id === undefined
  return (
    <div className="page max-w-3xl! py-8 sm:py-12">
      <PageTitle text={`${t(isNew ? 'newTitle' : 'editTitle')} · Mofu`} />
      <header className="mb-8">
        <Link to="/quiz" className="text-soft hover:text-ink underline underline-offset-4">
          {tQuiz('back')}
        </Link>
        <h1 className="mt-2 text-4xl leading-tight sm:text-5xl">{t(isNew ? 'newTitle' : 'editTitle')}</h1>
        <p className="text-soft mt-2 text-lg">{t(isNew ? 'newText' : 'editText')}</p>
      </header>
      {contracts?.['Predictions'] === undefined ? (
        <NotDeployedNote />
      ) : !isNew && number === undefined ? (
        <StateNote scene="error" title={tQuiz('statusFailed')} text={tQuiz('notFoundText')} />
      ) : (
        <RequireWallet title={t('signInTitle')} text={t('signInText')}>
          {(wallet) =>
            number === undefined ? (
              <WithCoins key={wallet} chainId={chainId} wallet={wallet} />
            ) : (
              <Edit key={wallet} id={number} wallet={wallet} />
            )
          }
        </RequireWallet>
      )}
    </div>
  )
}

function Edit({ id, wallet }: { id: number; wallet: Address }) {
  const t = useTranslations('predictionManagement')
  const wordsOf = useFailureWords()
  const draft = useQuery(draftQuery(id, wallet))
  if (draft.isError) {
    const { code, text } = wordsOf(draft.error)
    return code === 'predictions.not_found' || code === 'predictions.not_public' ? (
      <StateNote scene="empty" title={t('notYours')} text={text} />
    ) : (
      <FailureNote title={t('loadFailed')} error={draft.error} onRetry={() => void draft.refetch()} />
    )
  }
  if (!draft.data) return <Skeleton className="h-96 rounded-[28px]" />
  const { data: quiz } = draft
  if (quiz.address !== wallet.toLowerCase()) {
    return <StateNote scene="empty" title={t('notYours')} text={t('notYoursText')} />
  }
  if (quiz.state !== 'rejected' && quiz.state !== 'new') {
    return (
      <StateNote scene="empty" title={t('fixedTitle')} text={t('fixedText')}>
        <Link to="/quiz/detail/$id" params={{ id: String(id) }} className={buttonStyle('plain')}>
          {t('toQuiz')}
        </Link>
      </StateNote>
    )
  }
  return (
    <div className="grid gap-6">
      {quiz.state === 'rejected' ? (
        <Note tone="berry" title={t('rejectedTitle')}>
          <p className="break-words whitespace-pre-wrap">{t('rejectedReason', { reason: quiz.reason })}</p>
        </Note>
      ) : null}
      <WithCoins chainId={quiz.chainId} wallet={wallet} stored={quiz} key={draft.dataUpdatedAt} />
    </div>
  )
}

type WithCoinsProps = { chainId: number; wallet: Address; stored?: QuizDetail }

function WithCoins({ chainId, ...props }: WithCoinsProps) {
  const t = useTranslations('predictionManagement')
  const settings = useQuery(settingsQuery(chainId))
  if (settings.isError) {
    return (
      <FailureNote title={t('loadFailed')} error={settings.error} onRetry={() => void settings.refetch()} />
    )
  }
  if (settings.data === undefined) return <Skeleton className="h-96 rounded-[28px]" />
  if (settings.data === null) return <NotDeployedNote />
  return <QuizFormView {...props} chainId={chainId} coins={settings.data.coins} />
}
