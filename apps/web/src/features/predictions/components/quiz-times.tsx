import type { QuizDetail } from '@mofu/wire/predictions/quiz'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { Countdown } from '../../../parts/countdown.tsx'
import { DriftNote } from '../../../parts/drift-note.tsx'
import { shownZone, useTimes } from '../use-times.ts'
import { FactRow } from './fact-row.tsx'

type QuizTimesProps = {
  quiz: QuizDetail
  /** By the device's clock. */
  locksAt: number
  read: { blockTime: number | undefined; readAtMs: number }
}

/** Times, coin and unit of a quiz. */
export function QuizTimes({ quiz, locksAt, read }: QuizTimesProps) {
  const t = useTranslations('predictions')
  const time = useTimes()
  const { round, closeBetsAt, drawAt, unitAmount, symbol, decimals, phase, timeZone } = quiz
  return (
    <section aria-labelledby="times" className="card p-5 sm:p-6">
      <h2 id="times" className="text-2xl">
        {t('times')}
      </h2>
      <dl className="divide-line divide-y-2">
        {phase === 'betting' ? (
          <FactRow label={t('closesIn')}>
            <Countdown key={locksAt} until={locksAt} />
          </FactRow>
        ) : null}
        <FactRow label={t('locksAt')}>{time(round?.lockTimestamp ?? closeBetsAt)}</FactRow>
        <FactRow label={t('closesAt')}>{time(round?.closeTimestamp ?? drawAt)}</FactRow>
        <FactRow label={t('zone')}>{timeZone}</FactRow>
        <FactRow label={t('unit')}>
          <AmountLabel amount={BigInt(round?.unit ?? unitAmount)} coin={symbol} decimals={decimals} />
        </FactRow>
      </dl>
      <DriftNote read={read} />
      <p className="text-soft mt-2 text-sm">{t('timesText', { zone: shownZone() })}</p>
    </section>
  )
}
