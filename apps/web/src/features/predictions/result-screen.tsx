import type { QuizDetail, QuizRound } from '@mofu/wire/predictions/quiz'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../i18n/use-translations.ts'
import { AmountLabel } from '../../parts/amount-label.tsx'
import { deviceTimeOf } from '../../parts/chain-clock.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Note } from '../../ui/note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useAccount } from '../../wallet/account.ts'
import { FactRow } from './components/fact-row.tsx'
import { MyBet } from './components/my-bet.tsx'
import { PhaseBadge } from './components/phase-badge.tsx'
import { Pools } from './components/pools.tsx'
import { QuizImage } from './components/quiz-image.tsx'
import { QuizLoader } from './components/quiz-loader.tsx'
import { ResultPanel } from './components/result-panel.tsx'
import type { QuizAtBlock } from './queries.ts'

/** What became of a quiz, and of the connected wallet's bet. */
export function ResultScreen({ id }: { id: string }) {
  return (
    <div className="page max-w-4xl! py-8 sm:py-12">
      <QuizLoader id={id}>{(at, readAtMs) => <Loaded at={at} readAtMs={readAtMs} />}</QuizLoader>
    </div>
  )
}

function Loaded({ at, readAtMs }: { at: QuizAtBlock; readAtMs: number }) {
  const t = useTranslations('predictions')
  const account = useAccount()
  const { quiz, blockTime } = at
  const { round, topic, bet, id } = quiz
  const isOpen = !round || round.state === 'started' || round.state === 'paused'
  return (
    <div className="grid gap-6">
      <PageTitle text={`${t('resultTitle')} · ${topic} · Mofu`} />
      <header className="grid gap-2">
        <p className="text-soft flex flex-wrap items-center gap-x-3">
          {t('resultTitle')} <PhaseBadge quiz={quiz} />
        </p>
        <h1 className="text-3xl leading-tight break-words sm:text-4xl">{topic}</h1>
      </header>
      <QuizImage isFirst url={quiz.image} sizes="(width >= 56rem) 860px, 92vw" />
      {isOpen ? <Note tone="honey">{t('resultOpen')}</Note> : null}
      <ResultPanel quiz={quiz} finalAt={deviceTimeOf(round?.finalTimestamp ?? 0, blockTime, readAtMs)} />
      {round && bet ? <MyBet quiz={quiz} round={round} bet={bet} /> : null}
      {account.status === 'connected' && !bet ? <p className="text-soft">{t('noBet')}</p> : null}
      {round ? <Pools quiz={quiz} round={round} /> : null}
      {round?.state === 'ended' && !round.isRefund ? <Payouts quiz={quiz} round={round} /> : null}
      <p>
        <Link to="/quiz/detail/$id" params={{ id: String(id) }} className={buttonStyle('plain')}>
          {t('toQuiz')}
        </Link>
      </p>
    </div>
  )
}

function Payouts({ quiz, round }: { quiz: QuizDetail; round: QuizRound }) {
  const t = useTranslations('predictions')
  const label = (amount: string) => (
    <AmountLabel amount={BigInt(amount)} coin={quiz.symbol} decimals={quiz.decimals} />
  )
  return (
    <dl className="card divide-line divide-y-2 p-5 sm:p-6">
      <FactRow label={t('winningBets')}>{label(round.rewardBaseCalAmount)}</FactRow>
      <FactRow label={t('paidOut')}>{label(round.rewardAmount)}</FactRow>
      <FactRow label={t('fee')}>{label(round.treasuryAmt)}</FactRow>
    </dl>
  )
}
