import type { QuizDetail } from '@mofu/wire/predictions/quiz'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { claimFee } from '../../actions/manage-round.ts'
import { plannedRound } from '../../quiz-round.ts'
import { Section } from './section.tsx'

/** The fee of an ended quiz, to be credited to the platform. */
export function FeeSection({ quiz }: { quiz: QuizDetail }) {
  const t = useTranslations('predictionManagement')
  const start = useStartTx()
  const { symbol, decimals, round } = quiz
  const amount = BigInt(round?.treasuryAmt ?? '0')
  const claim = () => {
    const planned = plannedRound(quiz)
    if (planned) start(claimFee(planned, { amount, symbol, decimals, means: t('feeMeans') }))
  }
  return (
    <Section title={t('fee')} text={t('feeText')}>
      <p className="font-display text-xl font-extrabold">
        <AmountLabel amount={amount} coin={symbol} decimals={decimals} />
      </p>
      <Button className="justify-self-start" onClick={claim}>
        {t('feeClaim')}
      </Button>
    </Section>
  )
}
