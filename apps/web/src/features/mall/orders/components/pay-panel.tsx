import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { exactAmount } from '../../../../parts/amount.ts'
import { CoinSelect } from '../../../../parts/coin-select.tsx'
import { Countdown } from '../../../../parts/countdown.tsx'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { moneyText } from '../../../../parts/money.ts'
import { PairingCode } from '../../../../session/pairing-code.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { type Offer, writeOffers } from '../offer.ts'
import { type OrderDetail, type PayOption, payOptionsQuery } from '../queries.ts'
import { Panel } from './panel.tsx'
import { PayButton } from './pay-button.tsx'

type Hex = `0x${string}`

/** Every way to pay an order: with one's own wallet, or by a link for somebody else's. */
export function PayPanel({ shopper, order }: { shopper: string; order: OrderDetail }) {
  const t = useTranslations('orders')
  const ids = [order.id, ...order.unpaidInGroup]
  const options = useQuery(payOptionsQuery(shopper, ids))
  return (
    <Panel title={t('pay.title')}>
      <p className="mb-4">
        <span className="text-soft">{t('pay.keptFor')} </span>
        <Countdown until={Date.parse(order.payDeadline) / 1_000} />
      </p>
      {options.isError ? (
        <FailureNote title={t('pay.failed')} error={options.error} onRetry={() => void options.refetch()} />
      ) : !options.data ? (
        <Skeleton className="h-32 rounded-2xl" />
      ) : options.data.list.length === 0 ? (
        <Note tone="honey">{t(`pay.none.${options.data.reason ?? 'noPrice'}`)}</Note>
      ) : (
        <Choice options={options.data.list} order={order} onStale={() => void options.refetch()} />
      )}
    </Panel>
  )
}

type ChoiceProps = { options: readonly PayOption[]; order: OrderDetail; onStale: () => void }

function Choice({ options, order, onStale }: ChoiceProps) {
  const t = useTranslations('orders')
  const own = options.filter(({ orderId }) => orderId === order.id)
  const [token, setToken] = useState(own[0]?.token ?? '')
  const chosen = own.find((option) => option.token === token) ?? own[0]
  if (!chosen) return null
  // One transaction pays orders in one coin of one chain.
  const together = options.filter(
    ({ token: coin, chainId }) => coin === chosen.token && chainId === chosen.chainId,
  )
  const offers = together.map((option) => offerOf(option, order))
  const total = together.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const { symbol, decimals, price } = chosen
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3">
        <span className="font-semibold">{t('pay.coin')}</span>
        <CoinSelect
          coins={own.map(({ token: address, ...coin }) => ({ ...coin, address }))}
          value={chosen.token}
          onChoose={setToken}
        />
      </p>
      {together.length > 1 ? (
        <p className="text-soft">{t('pay.together', { count: String(together.length) })}</p>
      ) : null}
      <PayButton
        offers={offers}
        isForOther={false}
        label={t('pay.button', { amount: exactAmount(total, decimals), coin: symbol })}
      />
      <p className="text-sm">
        <span className="text-soft">{t('pay.until')} </span>
        <Countdown
          key={chosen.quote.paymentId}
          until={Date.parse(chosen.expiresAt) / 1_000}
          onOver={onStale}
        />
      </p>
      <details>
        <summary className="cursor-pointer font-semibold">{t('pay.workedOut')}</summary>
        <p className="text-soft mt-2 text-sm">
          {t('pay.workedOutText', {
            total: moneyText(BigInt(order.orderAmount), order.currency),
            coin: symbol,
            price: `US$${exactAmount(BigInt(price.answer), price.decimals)}`,
          })}
        </p>
      </details>
      <OtherPays offers={offers} />
    </div>
  )
}

function OtherPays({ offers }: { offers: readonly Offer[] }) {
  const t = useTranslations('orders')
  const url = `${location.origin}/mall/pay#${writeOffers(offers)}`
  return (
    <details>
      <summary className="cursor-pointer font-semibold">{t('pay.other')}</summary>
      <div className="mt-2 grid gap-3">
        <p className="text-soft text-sm">{t('pay.otherText')}</p>
        <PairingCode uri={url} label={t('pay.code')} />
        <p className="flex items-center gap-2">
          <a href={url} className="min-w-0 truncate underline" data-testid="pay-link">
            {t('pay.link')}
          </a>
          <CopyButton text={url} label={t('pay.link')} doneLabel={t('pay.link')} />
        </p>
      </div>
    </details>
  )
}

function offerOf(option: PayOption, order: OrderDetail): Offer {
  const { quote } = option
  return {
    orderNumber: option.orderId === order.id ? order.orderNumber : option.orderId.slice(-8),
    chainId: option.chainId,
    contract: option.contract as Hex,
    coin: option.token as Hex,
    symbol: option.symbol,
    decimals: option.decimals,
    amount: BigInt(option.amount),
    paymentId: quote.paymentId as Hex,
    orderKey: quote.orderKey as Hex,
    splitHash: quote.splitHash as Hex,
    payBy: quote.payBy,
    captureBy: quote.captureBy,
    refundBy: quote.refundBy,
    payer: quote.payer as Hex,
    signature: option.signature as Hex,
    expiresAt: Math.floor(Date.parse(option.expiresAt) / 1_000),
  }
}
