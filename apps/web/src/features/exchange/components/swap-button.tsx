import type { Address } from '@mofu/domain/address'
import { priceImpact, type Quote, type SwapSide } from '@mofu/domain/exchange-quote'
import { useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { shortAmount } from '../../../parts/amount.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { TickBox } from '../../../ui/tick-box.tsx'
import { swapCoins } from '../actions/swap-coins.ts'
import type { ExchangePlace } from '../exchange-place.ts'
import type { ExchangeState } from '../queries.ts'
import { DEADLINE_SECONDS, impactLevel, percentText } from '../swap-limits.ts'

type SwapButtonProps = {
  place: ExchangePlace
  state: ExchangeState
  account: Address
  side: SwapSide
  quote: Quote | undefined
  /** In basis points; undefined while the typed one is invalid. */
  slippage: bigint | undefined
  /** The price got worse, and the new quote is not accepted yet. */
  isMoved: boolean
  /** What the wallet can give; undefined until it is read. */
  available: bigint | undefined
}

/** The button that signs, and beside it why it cannot be pressed. A swap that loses too much is not offered at all. */
export function SwapButton({
  place,
  state,
  account,
  side,
  quote,
  slippage,
  isMoved,
  available,
}: SwapButtonProps) {
  const t = useTranslations('exchange')
  const format = useFormatter()
  const start = useStartTx()
  const [understood, setUnderstood] = useState(0n)
  const impact = quote ? priceImpact(state.pool, quote) : 0n
  // A tick is for the loss that it names; a larger one, after a change or a new block, needs another.
  const isUnderstood = understood >= impact
  const level = impactLevel(impact)
  const given = side === 'buy' ? state.base : place.gbt
  const percent = percentText(impact)
  if (quote && level === 'refused') return <Note tone="berry">{t('impactRefused', { percent })}</Note>

  const missing = () => {
    if (side === 'buy' && state.isPaused) return t('paused')
    if (!quote) return t('amountFirst')
    if (available === undefined) return t('reading')
    if (quote.amountIn > available)
      return t('tooLittle', { amount: `${shortAmount(available, given.decimals)} ${given.symbol}` })
    if (slippage === undefined) return t('slippageFirst')
    if (isMoved) return t('acceptFirst')
    return level === 'confirmed' && !isUnderstood ? t('tickFirst') : undefined
  }
  const reason = missing()
  const swap = () => {
    if (!quote || slippage === undefined) return
    const until = new Date((state.blockTime + DEADLINE_SECONDS) * 1000)
    const texts = {
      impact: percent,
      otherwise: t('otherwise'),
      until: format.dateTime(until, { dateStyle: 'medium', timeStyle: 'short' }),
    }
    start(swapCoins({ place, base: state.base, account, quote, slippage, now: state.blockTime, texts }))
  }
  return (
    <div className="grid gap-4">
      {level === 'small' ? null : <Note tone="honey">{t('impactLarge', { percent })}</Note>}
      {level === 'confirmed' ? (
        <TickBox
          label={t('impactTick', { percent })}
          isTicked={isUnderstood}
          onTick={(isTicked) => setUnderstood(isTicked ? impact : 0n)}
        />
      ) : null}
      <Button
        look="main"
        size="large"
        className="w-full"
        disabled={reason !== undefined}
        aria-describedby="swap-reason"
        onClick={swap}
      >
        {t(side === 'buy' ? 'buyNow' : 'sellNow')}
      </Button>
      <output id="swap-reason" className="text-soft block text-sm">
        {reason ?? t('otherwise')}
      </output>
    </div>
  )
}
