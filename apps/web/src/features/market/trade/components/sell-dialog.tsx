import { splitPrice } from '@mofu/domain/price-split'
import { readAmount } from '@mofu/domain/read-amount'
import { type FormEvent, useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { exactAmount } from '../../../../parts/amount.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { listPet } from '../actions/list-pet.ts'
import { allowedDurations, type Days, defaultDays, endAfter } from '../durations.ts'
import type { MarketTerms } from '../queries.ts'
import type { Money, PetTrade } from '../traded-pet.ts'
import { DurationChoice } from './duration-choice.tsx'
import { PriceField } from './price-field.tsx'
import { PriceSplitTable } from './price-split-table.tsx'

type SellDialogProps = {
  trade: PetTrade
  seller: string
  terms: MarketTerms
  now: number
  /** What is asked now, when that is to change. */
  before: Money | undefined
  onClose: () => void
}

/** Ready to sell: the price, how it will be shared out, and until when. */
export function SellDialog({ trade, seller, terms, now, before, onClose }: SellDialogProps) {
  const t = useTranslations('trade')
  const tTx = useTranslations('tx')
  const format = useFormatter()
  const start = useStartTx()
  const { coins } = trade.place
  const [coin, setCoin] = useState(before?.coin ?? coins[0])
  const [text, setText] = useState(before ? plain(before) : '')
  const choices = allowedDurations(terms.maxDuration)
  const [days, setDays] = useState<Days>(choices.includes(defaultDays) ? defaultDays : (choices[0] ?? 1))
  const [wasTried, setTried] = useState(false)
  if (!coin) return null
  const amount = readAmount(text, coin.decimals)
  const isGood = amount !== undefined && amount > 0n
  const split = splitPrice(amount ?? 0n, seller, terms)
  const end = endAfter(days, now)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isGood) return
    const endText = format.dateTime(new Date(end * 1000), { dateStyle: 'medium', timeStyle: 'short' })
    onClose()
    start(listPet({ ...trade, price: { amount, coin }, split, end, endText, ...(before ? { before } : {}) }))
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(before ? 'changeTitle' : 'listTitle', { name: trade.pet.name })}
      description={t('sellText')}
      closeLabel={tTx('close')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <PriceField
          label={t('price')}
          text={text}
          onText={setText}
          coins={coins}
          coin={coin}
          onCoin={setCoin}
          problem={wasTried && !isGood ? t('priceWrong', { decimals: coin.decimals }) : undefined}
        />
        {before && isGood ? <PriceChange before={before} now={{ amount, coin }} /> : null}
        <DurationChoice choices={choices} value={days} onChoose={setDays} />
        <section aria-label={t('howSplit')}>
          <h3 className="font-display mb-1 font-extrabold">{t('howSplit')}</h3>
          <PriceSplitTable split={split} coin={coin} isMine />
        </section>
        <button type="submit" className={buttonStyle('main', 'large', 'w-full')}>
          {t('goOn')}
        </button>
      </form>
    </Dialog>
  )
}

/** How the new price differs from the old one, where they can be compared. */
export function PriceChange({ before, now }: { before: Money; now: Money }) {
  const t = useTranslations('trade')
  if (before.coin.address !== now.coin.address) {
    return (
      <p className="bg-honey-wash text-honey-text rounded-2xl px-4 py-3">
        {t('coinChanges', { before: before.coin.symbol, now: now.coin.symbol })}
      </p>
    )
  }
  const difference = now.amount - before.amount
  if (difference === 0n) return null
  const { symbol, decimals } = now.coin
  return (
    <p className="bg-honey-wash text-honey-text rounded-2xl px-4 py-3 font-semibold">
      {t.rich(difference > 0n ? 'priceUp' : 'priceDown', {
        amount: () => (
          <AmountLabel
            amount={difference > 0n ? difference : -difference}
            coin={symbol}
            decimals={decimals}
          />
        ),
      })}
    </p>
  )
}

/** Every digit, as one would type it. */
export function plain({ amount, coin }: Money): string {
  return exactAmount(amount, coin.decimals).replaceAll(',', '')
}
