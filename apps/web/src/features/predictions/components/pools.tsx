import { shareOfA } from '@mofu/domain/quiz-payout'
import { quizSides } from '@mofu/domain/quiz-state'
import type { QuizDetail, QuizRound } from '@mofu/wire/predictions/quiz'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { exactAmount } from '../../../parts/amount.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { oddsText, poolsOf } from '../quiz-round.ts'

/** Both answers with their bets and odds. */
export function Pools({ quiz, round }: { quiz: QuizDetail; round: QuizRound }) {
  const t = useTranslations('predictions')
  const { symbol, decimals, options } = quiz
  const pools = poolsOf(round)
  const share = shareOfA(pools)
  const amounts = { a: pools.aAmount, b: pools.bAmount }
  const shares = { a: share, b: share === null ? null : 10_000 - share }
  return (
    <section aria-labelledby="pools" className="card grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pools" className="text-2xl">
          {t('pool')}
        </h2>
        <strong className="font-display text-2xl">
          <AmountLabel amount={BigInt(round.totalAmount)} coin={symbol} decimals={decimals} />
        </strong>
      </div>
      <ul aria-label={t('answers')} className="grid gap-4">
        {quizSides.map((side) => {
          const odds = round.odds[side]
          const part = shares[side]
          return (
            <li key={side} className="grid gap-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <strong className="min-w-0 break-words">
                  {options[side]} {round.result === side ? <Badge tone="mint">{t('result')}</Badge> : null}
                </strong>
                <span className="font-display font-extrabold tabular-nums">
                  {odds === null ? t('noOdds') : t('oddsOf', { odds: oddsText(odds) })}
                </span>
              </p>
              <ProgressBar
                label={options[side]}
                value={part ?? 0}
                most={10_000}
                tone={side === 'a' ? 'mint' : 'coral'}
              />
              <p className="text-soft flex flex-wrap justify-between gap-x-4 text-sm">
                <AmountLabel amount={amounts[side]} coin={symbol} decimals={decimals} />
                {part === null ? null : <span>{t('share', { percent: exactAmount(BigInt(part), 2) })}</span>}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="text-soft text-sm">{t('feeText', { percent: exactAmount(BigInt(round.feeRate), 2) })}</p>
    </section>
  )
}
