import type { QuizSums } from '@mofu/wire/predictions/bets'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FactRow } from './fact-row.tsx'
import { SignedAmount } from './signed-amount.tsx'

/** Profit and loss in each coin. */
export function Profit({ sums }: { sums: readonly QuizSums[] }) {
  const t = useTranslations('predictions')
  return (
    <section aria-labelledby="profit" className="card p-5 sm:p-6">
      <h3 id="profit" className="text-xl">
        {t('profit')}
      </h3>
      <p className="text-soft text-sm">{t('profitText')}</p>
      <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {sums.map(({ coin, symbol, decimals, net, staked, won, lost, claimable, open }) => {
          const label = (value: string) => (
            <AmountLabel amount={BigInt(value)} coin={symbol} decimals={decimals} />
          )
          return (
            <dl key={coin} aria-label={symbol} className="divide-line divide-y-2">
              <FactRow label={t('net')}>
                <SignedAmount amount={BigInt(net)} coin={symbol} decimals={decimals} />
              </FactRow>
              <FactRow label={t('wonSum')}>{label(won)}</FactRow>
              <FactRow label={t('lostSum')}>{label(lost)}</FactRow>
              <FactRow label={t('unclaimedSum')}>{label(claimable)}</FactRow>
              <FactRow label={t('stakedSum')}>{label(staked)}</FactRow>
              <FactRow label={t('openSum')}>{label(open)}</FactRow>
            </dl>
          )
        })}
      </div>
    </section>
  )
}
