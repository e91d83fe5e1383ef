import { minimumOut, priceImpact, type Quote, swapPrice, type SwapSide } from '@mofu/domain/exchange-quote'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { RateLabel } from '../../../parts/rate-label.tsx'
import { UsdValue } from '../../../parts/usd/usd-value.tsx'
import type { ExchangePlace, SwapCoin } from '../exchange-place.ts'
import type { ExchangeState } from '../queries.ts'
import { percentText } from '../swap-limits.ts'

type QuoteRowsProps = {
  place: ExchangePlace
  state: ExchangeState
  side: SwapSide
  quote: Quote | undefined
  slippage: bigint | undefined
}

/** What comes out at the reserves of now. It changes with every swap of somebody else. */
export function QuoteRows({ place, state, side, quote, slippage }: QuoteRowsProps) {
  const t = useTranslations('exchange')
  const { base, pool } = state
  const got = side === 'buy' ? place.gbt : base
  const amount = (value: bigint | undefined, { symbol, decimals }: SwapCoin) =>
    value === undefined ? '–' : <AmountLabel amount={value} coin={symbol} decimals={decimals} />
  return (
    <dl aria-live="polite" className="divide-line divide-y-2">
      <Row label={t('youGet')} isStrong>
        {amount(quote?.out, got)}
        {quote ? (
          <UsdValue
            chainId={place.chainId}
            coin={base.address}
            amount={side === 'buy' ? quote.amountIn : quote.out}
            decimals={base.decimals}
            className="text-soft block text-right font-sans text-sm font-normal"
          />
        ) : null}
      </Row>
      <Row label={t('atLeast')}>
        {amount(quote && slippage !== undefined ? minimumOut(quote.out, slippage) : undefined, got)}
      </Row>
      <Row label={t('swapPrice')}>
        {quote ? <RateLabel amount={swapPrice(quote)} coin={base.symbol} decimals={base.decimals} /> : '–'}
      </Row>
      <Row label={t('impact')}>{quote ? percentText(priceImpact(pool, quote)) : '–'}</Row>
      <Row label={t('fee')}>{amount(quote?.fee, base)}</Row>
    </dl>
  )
}

type RowProps = { label: string; isStrong?: boolean; children: ReactNode }

function Row({ label, isStrong = false, children }: RowProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1">
      <dt className="text-soft">{label}</dt>
      <dd className={isStrong ? 'font-display text-2xl font-extrabold' : 'font-semibold'}>{children}</dd>
    </div>
  )
}
