import type { Address } from '@mofu/domain/address'
import { PULLS_MOST, pullPrices, redeemTotal, sumOf } from '@mofu/domain/pull-odds'
import type { Machine, Pull } from '@mofu/wire/gacha'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { usePaused } from '../../../parts/play/use-paused.ts'
import { useSwitchedOff } from '../../../parts/play/use-switched-off.ts'
import { UsdValue } from '../../../parts/usd/usd-value.tsx'
import { Note } from '../../../ui/note.tsx'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { coinOf } from '../gacha-coin.ts'
import type { GachaPlace } from '../gacha-place.ts'
import { PullButton } from './pull-button.tsx'
import { PullOdds } from './pull-odds.tsx'

type PullCounterProps = {
  place: GachaPlace
  machine: Machine & { myPulls: readonly Pull[] }
  account: Address | undefined
  /** How many pulls the user would like. */
  wanted: number
  onWant: (count: number) => void
}

const choices = [1, 2, 3, 5, PULLS_MOST]

/** How many pulls, what they cost and what they redeem for, beside the button that pays. */
export function PullCounter({ place, machine, account, wanted, onWant }: PullCounterProps) {
  const t = useTranslations('gacha')
  const switchedOff = useSwitchedOff('draws')
  const paused = usePaused(place.chainId, 'Gacha')
  const whyNot = switchedOff ?? paused
  const coin = coinOf(machine)
  const { symbol, decimals } = coin
  const available = machine.size - machine.pending
  const possible = choices.filter((count) => count <= available)
  const count = possible.includes(wanted) ? wanted : (possible.at(-1) ?? 0)
  const step = BigInt(machine.step)
  const prices = pullPrices({ price: BigInt(machine.price), step }, count)
  const next = BigInt(machine.price) + step * BigInt(count)
  const label = (amount: bigint) => <AmountLabel amount={amount} coin={symbol} decimals={decimals} />
  return (
    <section aria-labelledby="pull" className="card p-5 sm:p-6">
      <h2 id="pull" className="mb-4 text-2xl">
        {t('pullTitle')}
      </h2>
      {count === 0 ? (
        <Note tone="honey">{t('empty')}</Note>
      ) : (
        <>
          <PillChoice
            legend={t('howMany')}
            choices={possible.map((value) => ({ value, label: String(value) }))}
            value={count}
            onChoose={onWant}
          />
          <dl className="divide-line mt-4 mb-5 divide-y-2">
            <Row label={count === 1 ? t('chance') : t('chanceMany', { count })}>
              <PullOdds machine={machine} pulls={count} />
            </Row>
            <Row label={t('youPay')} isStrong>
              {label(sumOf(prices))}
              <UsdValue
                chainId={place.chainId}
                coin={machine.coin}
                amount={sumOf(prices)}
                decimals={decimals}
                className="text-soft font-text block text-right text-sm font-normal"
              />
            </Row>
            <Row label={t('redeemsFor')}>{label(redeemTotal(prices))}</Row>
            <Row label={t('nextPrice')}>{label(next)}</Row>
          </dl>
          <p className="text-soft mb-5 text-sm">{t('redeemsForHint')}</p>
          {whyNot === undefined ? (
            <PullButton place={place} machine={machine} account={account} coin={coin} prices={prices} />
          ) : (
            <Note tone="honey">{whyNot}</Note>
          )}
        </>
      )}
    </section>
  )
}

function Row({
  label,
  isStrong = false,
  children,
}: {
  label: string
  isStrong?: boolean
  children: ReactNode
}) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1">
      <dt className="text-soft">{label}</dt>
      <dd className={isStrong ? 'font-display text-2xl font-extrabold' : 'font-semibold'}>{children}</dd>
    </div>
  )
}
