import type { QuizPhase } from '@mofu/domain/quiz-state'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { MyBets } from './components/my-bets.tsx'
import { PhaseTabs } from './components/phase-tabs.tsx'
import { QuizHomeContent } from './components/quiz-home-content.tsx'
import { QuizList } from './components/quiz-list.tsx'
import { AdminLinks } from './management/admin-links.tsx'
import { MyQuizzes } from './management/my-quizzes.tsx'
import { ReviewQueue } from './management/review-queue.tsx'

/** The quiz home: banner and hot entries, all quizzes by phase, and what concerns the connected wallet. */
export function QuizHomeScreen({ phase }: { phase: QuizPhase | undefined }) {
  const t = useTranslations('predictions')
  const { contracts, chainId } = useNetwork()
  const isDeployed = contracts?.['Predictions'] !== undefined
  return (
    <>
      <PageTitle text={`${t('title')} · Mofu`} />
      {isDeployed ? <QuizHomeContent chainId={chainId} /> : null}
      <div className="page grid grid-cols-1 gap-10 py-8 sm:py-12">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
            <p className="text-soft mt-2 max-w-prose text-lg">{t('intro')}</p>
          </div>
          <p className="flex flex-wrap gap-3">
            <AdminLinks />
            <Link to="/quiz/prediction" className={buttonStyle('main')}>
              {t('create')}
            </Link>
          </p>
        </header>
        {isDeployed ? (
          <>
            <section aria-labelledby="quizzes">
              <h2 id="quizzes" className="mb-4 text-2xl sm:text-3xl">
                {t('quizzes')}
              </h2>
              <PhaseTabs chosen={phase} />
              <QuizList key={phase} chainId={chainId} phase={phase} />
            </section>
            <MyBets chainId={chainId} />
            <MyQuizzes chainId={chainId} />
            <ReviewQueue chainId={chainId} />
          </>
        ) : (
          <NotDeployedNote />
        )}
      </div>
    </>
  )
}
