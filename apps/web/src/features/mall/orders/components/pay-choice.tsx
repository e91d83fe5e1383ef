import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { exactAmount, roundAmount } from '../../../../parts/amount.ts'
import { CoinSelect } from '../../../../parts/coin-select.tsx'
import { Countdown } from '../../../../parts/countdown.tsx'
import { moneyText } from '../../../../parts/money.ts'
import { Note } from '../../../../ui/note.tsx'
import { coinChoices, offerOf, type PayableOrder } from '../offer.ts'
import type { PayOption } from '../queries.ts'
import { PayButton } from './pay-button.tsx'

type PayChoiceProps = {
  orders: readonly PayableOrder[]
  currency: string
  options: readonly PayOption[]
  reason: 'notDeployed' | 'paused' | 'noPrice' | 'unreachable' | null
  isForOther: boolean
  /** The offers have expired: new ones are needed. */
  onStale: () => void
}

/** The coin, its amount, and the button that pays all orders in one transaction. */
export function PayChoice({ orders, currency, options, reason, isForOther, onStale }: PayChoiceProps) {
  const t = useTranslations('orders')
  const choices = coinChoices(orders, options)
  const [key, setKey] = useState<string>()
  const chosen = choices.find((choice) => choice.key === key) ?? choices[0]
  if (!chosen) return <Note tone="honey">{t(`pay.none.${reason ?? 'noPrice'}`)}</Note>
  const { first, total, expiresAt } = chosen
  const { symbol, decimals, price } = first
  const money = moneyText(
    orders.reduce((sum, { orderAmount }) => sum + BigInt(orderAmount), 0n),
    currency,
  )
  const offers = chosen.options.flatMap((option) => {
    const order = orders.find(({ id }) => id === option.orderId)
    return order ? [offerOf(option, order, currency)] : []
  })
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3">
        <span className="font-semibold">{t('pay.coin')}</span>
        <CoinSelect
          coins={choices.map(({ key: address, first: coin }) => ({ ...coin, address }))}
          value={chosen.key}
          onChoose={setKey}
        />
      </p>
      <p className="font-display text-2xl font-extrabold" title={`${exactAmount(total, decimals)} ${symbol}`}>
        <span className="tabular-nums">{roundAmount(total, decimals)}</span>
        {'\u00A0'}
        {symbol} <span className="text-soft text-base font-semibold">({money})</span>
      </p>
      {orders.length > 1 ? (
        <p className="text-soft">{t('pay.together', { count: String(orders.length) })}</p>
      ) : null}
      <PayButton
        offers={offers}
        isForOther={isForOther}
        label={t('pay.button', { amount: roundAmount(total, decimals), coin: symbol })}
      />
      <p className="text-sm">
        <span className="text-soft">{t('pay.until')} </span>
        <Countdown key={first.quote.paymentId} until={expiresAt} onOver={onStale} />
      </p>
      <details>
        <summary className="cursor-pointer font-semibold">{t('pay.workedOut')}</summary>
        <p className="text-soft mt-2 text-sm">
          {t('pay.workedOutText', {
            total: money,
            coin: symbol,
            price: `US$${exactAmount(BigInt(price.answer), price.decimals)}`,
          })}
        </p>
      </details>
    </div>
  )
}
