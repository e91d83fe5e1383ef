import type { Quiz } from '@mofu/wire/predictions/quiz'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { Countdown } from '../../../parts/countdown.tsx'
import { oddsText } from '../quiz-round.ts'
import { PhaseBadge } from './phase-badge.tsx'
import { QuizImage } from './quiz-image.tsx'

/** `locksAt` is by the device's clock. */
export function QuizCard({ quiz, locksAt }: { quiz: Quiz; locksAt: number }) {
  const t = useTranslations('predictions')
  const { id, topic, image, options, symbol, decimals, round, phase } = quiz
  return (
    <article className="group relative h-full">
      <div className="card card-lift h-full p-2 sm:p-3">
        <QuizImage url={image} sizes="(width >= 64rem) 380px, (width >= 26rem) 46vw, 92vw" />
        <div className="grid gap-2 px-1 pt-3 pb-1 sm:px-2">
          <h3 className="line-clamp-3 text-lg leading-snug">
            <Link to="/quiz/detail/$id" params={{ id: String(id) }} className="card-cover">
              {topic}
            </Link>
          </h3>
          <p>
            <PhaseBadge quiz={quiz} />
          </p>
          <dl className="grid gap-1 text-sm">
            {(['a', 'b'] as const).map((side) => {
              const odds = round?.odds[side] ?? null
              return (
                <div key={side} className="flex items-baseline justify-between gap-3">
                  <dt className="min-w-0 truncate">{options[side]}</dt>
                  <dd className="text-soft shrink-0 tabular-nums">
                    {odds === null ? '—' : t('oddsOf', { odds: oddsText(odds) })}
                  </dd>
                </div>
              )
            })}
          </dl>
          {round ? (
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              <span className="text-soft">{t('pool')}</span>
              <AmountLabel
                amount={BigInt(round.totalAmount)}
                coin={symbol}
                decimals={decimals}
                className="font-display font-extrabold"
              />
            </p>
          ) : null}
          {phase === 'betting' ? (
            <p className="text-soft flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              {t('closesIn')} <Countdown key={locksAt} until={locksAt} />
            </p>
          ) : null}
        </div>
      </div>
    </article>
  )
}
