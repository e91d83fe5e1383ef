import type { QuizBetOf } from '@mofu/wire/predictions/bets'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { SignedAmount } from './signed-amount.tsx'

const tones: Record<QuizBetOf['outcome'], BadgeTone> = {
  open: 'honey',
  won: 'mint',
  lost: 'plain',
  refunded: 'plain',
  claimable: 'mint',
  refundable: 'honey',
}

/** One bet of an account, with what it brought. */
export function BetCard({ bet }: { bet: QuizBetOf }) {
  const t = useTranslations('predictions')
  const { quizId, topic, option, amount, symbol, decimals, outcome, profit, claimable, payoutIfRight } = bet
  const label = (value: string) => <AmountLabel amount={BigInt(value)} coin={symbol} decimals={decimals} />
  return (
    <article className="card grid gap-2 p-4 sm:p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg break-words">
          {quizId === null ? (
            topic
          ) : (
            <Link to="/quiz/detail/$id" params={{ id: String(quizId) }} className="hover:underline">
              {topic}
            </Link>
          )}
        </h3>
        <Badge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Badge>
      </header>
      <dl className="text-sm sm:flex sm:flex-wrap sm:gap-x-8">
        <Fact label={t('yourAnswer')}>{option}</Fact>
        <Fact label={t('staked')}>{label(amount)}</Fact>
        {outcome === 'open' ? <Fact label={t('estimate')}>{label(payoutIfRight)}</Fact> : null}
        {profit === null ? null : (
          <Fact label={t('profit')}>
            <SignedAmount amount={BigInt(profit)} coin={symbol} decimals={decimals} />
          </Fact>
        )}
        {claimable === '0' ? null : <Fact label={t('toClaim')}>{label(claimable)}</Fact>}
      </dl>
      {claimable === '0' || quizId === null ? null : (
        <Link
          to="/quiz/result/$id"
          params={{ id: String(quizId) }}
          className={buttonStyle('main', 'small', 'justify-self-start')}
        >
          {t('toClaimLink')}
        </Link>
      )}
    </article>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3 sm:block">
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 font-semibold break-words">{children}</dd>
    </div>
  )
}
