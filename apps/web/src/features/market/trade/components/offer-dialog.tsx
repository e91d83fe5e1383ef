import { type FormEvent, type ReactNode, useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { usePaused } from '../../../../parts/play/use-paused.ts'
import { PriceField } from '../../../../parts/price-field.tsx'
import { UsdValue } from '../../../../parts/usd/usd-value.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import type { MarketFacts } from '../market-facts.ts'
import type { Money } from '../traded-pet.ts'
import type { Offer } from '../use-offer.ts'
import { DurationChoice } from './duration-choice.tsx'
import { MarketFactsList } from './market-facts-list.tsx'
import { PriceChange } from './price-change.tsx'

type OfferDialogProps = {
  title: string
  text: string
  priceLabel: string
  priceHint?: string | undefined
  offer: Offer
  chainId: number
  facts: MarketFacts
  isCoinFixed?: boolean
  /** A message below the fields explains why it cannot be submitted. */
  isBlocked?: boolean
  onClose: () => void
  onOffer: (offered: { price: Money; end: number; endText: string }) => void
  children?: ReactNode
}

/** The form of a listing or a bid: its price and its duration. */
export function OfferDialog(props: OfferDialogProps) {
  const { title, text, priceLabel, priceHint, offer, chainId, facts, onClose, onOffer, children } = props
  const { isCoinFixed = false, isBlocked = false } = props
  const t = useTranslations('trade')
  const tTx = useTranslations('tx')
  const format = useFormatter()
  const [wasTried, setTried] = useState(false)
  const paused = usePaused(chainId, 'Market')
  const { before, coin, price, end } = offer
  if (!coin) return null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!price || isBlocked || paused !== undefined) return
    const endText = format.dateTime(new Date(end * 1000), { dateStyle: 'medium', timeStyle: 'short' })
    onClose()
    onOffer({ price, end, endText })
  }

  return (
    <Dialog isOpen onClose={onClose} title={title} description={text} closeLabel={tTx('close')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <PriceField
          label={priceLabel}
          text={offer.text}
          onText={offer.setText}
          coins={offer.coins}
          coin={coin}
          onCoin={isCoinFixed ? undefined : offer.setCoin}
          problem={wasTried && !price ? t('priceWrong', { decimals: coin.decimals }) : undefined}
          hint={priceHint}
        />
        <p className="text-soft -mt-3 min-h-5 text-sm">
          {price ? (
            <UsdValue
              chainId={chainId}
              coin={price.coin.address}
              amount={price.amount}
              decimals={price.coin.decimals}
            />
          ) : null}
        </p>
        <MarketFactsList facts={facts} chainId={chainId} />
        {before && price ? <PriceChange before={before} now={price} /> : null}
        <DurationChoice choices={offer.choices} value={offer.days} onChoose={offer.setDays} />
        {children}
        {paused !== undefined ? (
          <Note tone="honey">{paused}</Note>
        ) : isBlocked ? null : (
          <button type="submit" className={buttonStyle('main', 'large', 'w-full')}>
            {t('goOn')}
          </button>
        )}
      </form>
    </Dialog>
  )
}
