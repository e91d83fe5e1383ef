import { boxPhaseOf } from '@mofu/domain/box-state'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { Countdown } from '../../../parts/countdown.tsx'
import type { BoxDetail } from '../queries.ts'

/** Price, coin, stock and times of a box. `opensAt` is by the device's clock. */
export function BoxFacts({ box, opensAt }: { box: BoxDetail; opensAt: number }) {
  const t = useTranslations('boxes')
  const format = useFormatter()
  const phase = boxPhaseOf(box)
  const time = (seconds: number) =>
    format.dateTime(new Date(seconds * 1000), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <dl className="divide-line divide-y-2">
      <Row label={t('price')}>
        <AmountLabel amount={BigInt(box.price)} coin={box.symbol} decimals={box.decimals} />
      </Row>
      <Row label={t('coin')}>{box.symbol}</Row>
      <Row label={t('inBox')}>{format.number(box.size)}</Row>
      <Row label={t('sold')}>{format.number(box.soldCount)}</Row>
      {box.pending > 0 ? <Row label={t('pendingDraws')}>{format.number(box.pending)}</Row> : null}
      {phase === 'not-yet-open' ? (
        <Row label={t('opensIn')}>
          <Countdown key={opensAt} until={opensAt} />
        </Row>
      ) : null}
      {box.openAt > 0 ? <Row label={t('opensAt')}>{time(box.openAt)}</Row> : null}
      {box.publishedAt > 0 ? <Row label={t('closesAt')}>{time(box.closeAt)}</Row> : null}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1">
      <dt className="text-soft">{label}</dt>
      <dd className="font-display font-extrabold tabular-nums">{children}</dd>
    </div>
  )
}
