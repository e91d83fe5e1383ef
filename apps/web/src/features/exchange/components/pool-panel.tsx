import { currentPrice, floorPrice } from '@mofu/domain/exchange-quote'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { RateLabel } from '../../../parts/rate-label.tsx'
import { type ExchangePlace, nativeCoin, type SwapCoin } from '../exchange-place.ts'
import type { ExchangeState } from '../queries.ts'
import { percentText, soldShare } from '../swap-limits.ts'

/** Everything that decides a price, as it is on the chain. */
export function PoolPanel({ place, state }: { place: ExchangePlace; state: ExchangeState }) {
  const t = useTranslations('exchange')
  const { pool, base, feeRecipient } = state
  const amount = (value: bigint, { symbol, decimals }: SwapCoin) => (
    <AmountLabel amount={value} coin={symbol} decimals={decimals} />
  )
  const rate = (value: bigint) => <RateLabel amount={value} coin={base.symbol} decimals={base.decimals} />
  return (
    <section aria-labelledby="pool" className="card p-5 sm:p-6">
      <h2 id="pool" className="mb-2 text-2xl">
        {t('poolTitle')}
      </h2>
      <p className="text-soft mb-4">{t('poolText')}</p>
      <dl className="divide-line divide-y-2">
        <Row label={t('price')}>{rate(currentPrice(pool))}</Row>
        <Row label={t('floor')} hint={t('floorHint')}>
          {rate(floorPrice(pool))}
        </Row>
        <Row label={t('reserve')}>{amount(pool.tokenReserve, place.gbt)}</Row>
        <Row label={t('realBase')}>{amount(pool.realBase, base)}</Row>
        <Row label={t('virtualBase')} hint={t('virtualBaseHint')}>
          {amount(pool.virtualBase, base)}
        </Row>
        <Row label={t('supply')}>{amount(pool.totalSupply, place.gbt)}</Row>
        <Row label={t('soldShare')}>{percentText(soldShare(pool))}</Row>
        <Row label={t('feeRate')}>{percentText(pool.feeRate)}</Row>
        <Row label={t('feeRecipient')}>
          <AddressLabel address={feeRecipient} />
        </Row>
        <Row label={t('baseToken')}>
          {base.symbol}
          {base.address === nativeCoin ? null : <AddressLabel address={base.address} />}
        </Row>
      </dl>
    </section>
  )
}

function Row({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <dt className="text-soft">
        {label}
        {hint === undefined ? null : <span className="block max-w-64 text-sm">{hint}</span>}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
