import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../i18n/use-translations.ts'
import { AddressLabel } from '../../parts/address-label.tsx'
import { deviceTimeOf } from '../../parts/chain-clock.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { BetPanel } from './components/bet-panel.tsx'
import { MyBet } from './components/my-bet.tsx'
import { Objections } from './components/objections.tsx'
import { OddsChart } from './components/odds-chart.tsx'
import { PhaseBadge } from './components/phase-badge.tsx'
import { Pools } from './components/pools.tsx'
import { QuizImage } from './components/quiz-image.tsx'
import { QuizLoader } from './components/quiz-loader.tsx'
import { QuizRules } from './components/quiz-rules.tsx'
import { QuizTimes } from './components/quiz-times.tsx'
import { ResultPanel } from './components/result-panel.tsx'
import { RulesCheck } from './components/rules-check.tsx'
import { ManageQuiz } from './management/manage-quiz.tsx'
import type { QuizAtBlock } from './queries.ts'

/** One quiz: its rules, the bets, the result. Everything can be read without a wallet. */
export function DetailScreen({ id }: { id: string }) {
  return (
    <div className="page py-8 sm:py-12">
      <QuizLoader id={id}>{(at, readAtMs) => <Loaded at={at} readAtMs={readAtMs} />}</QuizLoader>
    </div>
  )
}

function Loaded({ at, readAtMs }: { at: QuizAtBlock; readAtMs: number }) {
  const t = useTranslations('predictions')
  const { quiz, blockTime } = at
  const { round, topic, address, image, chainId, bet } = quiz
  const byDevice = (seconds: number) => deviceTimeOf(seconds, blockTime, readAtMs)
  return (
    <div className="grid gap-8">
      <PageTitle text={`${topic} · Mofu`} />
      <header>
        <Link to="/quiz" className="text-soft hover:text-ink underline underline-offset-4">
          {t('back')}
        </Link>
        <h1 className="mt-2 text-3xl leading-tight break-words sm:text-4xl">{topic}</h1>
        <p className="text-soft mt-2 flex flex-wrap items-center gap-x-2">
          <PhaseBadge quiz={quiz} /> {t('by')}{' '}
          <AddressLabel address={address} copyName={t('author')} chainId={chainId} />
        </p>
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-10">
        <div className="grid content-start gap-6">
          <QuizImage isFirst url={image} sizes="(width >= 64rem) 640px, 92vw" />
          <QuizRules quiz={quiz} />
        </div>
        <div className="grid content-start gap-6">
          <ResultPanel quiz={quiz} finalAt={byDevice(round?.finalTimestamp ?? 0)} />
          {round && bet ? <MyBet quiz={quiz} round={round} bet={bet} /> : null}
          <BetPanel quiz={quiz} />
          {round ? <Pools quiz={quiz} round={round} /> : null}
          <QuizTimes
            quiz={quiz}
            locksAt={byDevice(round?.lockTimestamp ?? quiz.closeBetsAt)}
            read={{ blockTime, readAtMs }}
          />
        </div>
      </div>
      <Objections quiz={quiz} />
      <ManageQuiz quiz={quiz} blockTime={blockTime} />
      {round ? (
        <>
          <OddsChart quiz={quiz} />
          <RulesCheck quiz={quiz} round={round} />
        </>
      ) : null}
    </div>
  )
}
