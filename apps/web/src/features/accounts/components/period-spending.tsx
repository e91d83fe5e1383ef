import { countedSpending } from '@mofu/domain/spending-limits'
import type { CoinSpending } from '@mofu/wire/accounts/spending'
import { type ReactNode, useId } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { exactAmount } from '../../../parts/amount.ts'
import { Note } from '../../../ui/note.tsx'
import { LimitForm } from './limit-form.tsx'

type PeriodSpendingProps = {
  chainId: number
  coin: CoinSpending
  of: CoinSpending['periods'][number]
}

/** One period: what was paid, what came back, and the limit with the way to change it. */
export function PeriodSpending({
  chainId,
  coin,
  of: { period, paid, returned, limit },
}: PeriodSpendingProps) {
  const t = useTranslations('spending')
  const format = useFormatter()
  const id = useId()
  const { symbol, decimals } = coin
  const net = BigInt(paid) - BigInt(returned)
  const label = (amount: bigint) => <AmountLabel amount={amount} coin={symbol} decimals={decimals} />
  const most = limit.amount === null ? undefined : BigInt(limit.amount)
  const left = most === undefined ? undefined : most - countedSpending(net)
  const next = limit.next && {
    amount: limit.next.amount,
    time: format.dateTime(new Date(limit.next.at * 1_000), { dateStyle: 'medium', timeStyle: 'short' }),
  }
  return (
    <section aria-labelledby={id} className="border-line grid gap-4 border-t-2 pt-4">
      <h3 id={id} className="text-lg">
        {t(`period.${period}`)}
      </h3>
      <dl className="grid gap-1">
        <Row label={t('paid')}>{label(BigInt(paid))}</Row>
        <Row label={t('returned')}>{label(BigInt(returned))}</Row>
        {net < 0n ? <Row label={t('gain')}>{label(-net)}</Row> : <Row label={t('net')}>{label(net)}</Row>}
        <Row label={t('limit')}>{most === undefined ? t('none') : label(most)}</Row>
        {left === undefined ? null : <Row label={t('left')}>{label(left > 0n ? left : 0n)}</Row>}
      </dl>
      {next ? (
        <Note tone="honey">
          {next.amount === null
            ? t('waitsNone', { time: next.time })
            : t('waits', {
                time: next.time,
                amount: `${exactAmount(BigInt(next.amount), decimals)} ${symbol}`,
              })}
        </Note>
      ) : null}
      <LimitForm chainId={chainId} coin={coin} period={period} amount={most} isRaising={next !== null} />
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
