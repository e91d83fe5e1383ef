import { type Address, parseAddress } from '@mofu/domain/address'
import { useState } from 'react'

import { useAppConfig } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { OfAgeBox } from '../../../parts/play/of-age-box.tsx'
import { useIsOfAge } from '../../../parts/play/of-age.ts'
import { PaymentNote } from '../../../parts/play/payment-note.tsx'
import { usePaymentCheck } from '../../../parts/play/use-payment-check.ts'
import { usePlayPause } from '../../../parts/play/use-play-pause.ts'
import { UsdValue } from '../../../parts/usd/usd-value.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { drawBox } from '../actions/draw-box.ts'
import { coverUrl } from '../cover-url.ts'
import type { DrawOption } from '../draw-option.ts'
import type { BoxDetail } from '../queries.ts'

type DrawFormProps = {
  box: BoxDetail
  name: string
  wallet: Address
  option: DrawOption & { may: true }
  /** The wallet's latest draw. */
  latest: string | undefined
}

/** How many draws, what they cost, and the button that pays. */
export function DrawForm({ box, name, wallet, option, latest }: DrawFormProps) {
  const t = useTranslations('boxes')
  const tParts = useTranslations('parts')
  const { mediaUrl } = useAppConfig()
  const start = useStartTx()
  const isOfAge = useIsOfAge()
  const isPausing = usePlayPause(latest)
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState(1)
  const { isListed, price, most } = option
  const { symbol, decimals } = box
  const quantity = Math.max(1, Math.min(typed, most))
  const total = price * BigInt(quantity)
  const contract = parseAddress(box.contract)
  const coin = parseAddress(box.coin)
  const payment = { chainId: box.chainId, payer: wallet, coin: box.coin, amount: total }
  const { verdict, isReading, guard } = usePaymentCheck(payment, box)
  const isRefused = verdict !== undefined && verdict.kind !== 'free'
  const draw = () => {
    setAsked(true)
    if (!isOfAge || !contract || !coin) return
    const picture = coverUrl(box.detail[0], mediaUrl) ?? '/favicon.svg'
    start({
      ...drawBox({
        chainId: box.chainId,
        contract,
        box: { id: box.id, number: box.number, run: box.run, name, picture },
        coin: { address: coin, symbol, decimals },
        price,
        isListed,
        quantity,
        texts: {
          gets: t('drawGets', { count: quantity }),
          odds: t('planOddsText', { size: box.size }),
          wait: t('planWaitText'),
          refund: t('planRefundText'),
        },
      }),
      guard,
    })
  }
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-soft">{t('priceEach')}</span>
        <strong className="font-display">
          <AmountLabel amount={price} coin={symbol} decimals={decimals} />
        </strong>
      </p>
      <label className="font-display grid gap-1 font-extrabold">
        {t('quantity')}
        <input
          type="number"
          min={1}
          max={most}
          value={quantity}
          onChange={({ target }) => setTyped(Math.floor(Number(target.value)) || 1)}
          className="border-line-strong bg-paper min-h-12 w-28 rounded-2xl border-2 px-4 tabular-nums"
        />
        <span className="text-soft font-text text-sm font-normal">{t('quantityHint', { most })}</span>
      </label>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-soft">{t('total')}</span>
        <strong className="font-display text-2xl">
          <AmountLabel amount={total} coin={symbol} decimals={decimals} />
        </strong>
        <UsdValue
          chainId={box.chainId}
          coin={box.coin}
          amount={total}
          decimals={decimals}
          className="text-soft w-full text-right"
        />
      </p>
      <p className="text-sm font-semibold">{t('odds', { size: box.size })}</p>
      <OfAgeBox loss={t('canLose')} isMissing={isAsked} />
      <PaymentNote verdict={verdict} amount={total} symbol={symbol} decimals={decimals} />
      <Button
        look="main"
        size="large"
        disabled={isPausing || isReading || isRefused}
        aria-describedby="draw-pause"
        onClick={draw}
      >
        {t('draw', { count: quantity })}
      </Button>
      <output id="draw-pause" className="text-soft block text-sm">
        {isPausing ? tParts('playPause') : null}
      </output>
    </>
  )
}
