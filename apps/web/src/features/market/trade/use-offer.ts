import { readAmount } from '@mofu/domain/read-amount'
import { useStore } from '@tanstack/react-form'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { exactAmount } from '../../../parts/amount.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { usePaused } from '../../../parts/play/use-paused.ts'
import { readLimit } from '../../../parts/typed-values.ts'
import { allowedDurations, type Days, defaultDays, endAfter } from './durations.ts'
import type { MarketTerms } from './terms/queries.ts'
import type { Money } from './traded-pet.ts'
import type { TradingPlace } from './trading-place.ts'

/** The quantity is that of a collection offer. An ask or a bid is for one pet, and does not show it. */
type OfferValues = { price: string; coin: string; days: Days; quantity: string }

type OfferStart = {
  place: TradingPlace
  terms: Pick<MarketTerms, 'maxDuration'>
  now: number
  /** The current ask, bid or price for each pet, if it is being changed. */
  before: Money | undefined
  /** Whether a price cannot be offered although it is an amount; a message says why. */
  isBlocked?: (price: Money) => boolean
  onOffer: (offered: { price: Money; end: number; endText: string; quantity: number }) => void
}

/** The form of an ask, a bid or a collection offer: amount, coin and duration. */
export function useOffer({ place, terms, now, before, isBlocked = () => false, onOffer }: OfferStart) {
  const t = useTranslations('trade')
  const format = useFormatter()
  const { coins, chainId } = place
  const paused = usePaused(chainId, 'Market')
  const choices = allowedDurations(terms.maxDuration)
  const coinOf = (address: string) =>
    before?.coin.address === address ? before.coin : coins.find((one) => one.address === address)
  const priceOf = ({ price, coin: address }: OfferValues): Money | undefined => {
    const coin = coinOf(address)
    const amount = coin && readAmount(price, coin.decimals)
    return coin && amount !== undefined && amount > 0n ? { amount, coin } : undefined
  }
  const form = useAppForm<OfferValues>({
    values: {
      price: before ? everyDigit(before) : '',
      coin: (before?.coin ?? coins[0])?.address ?? '',
      days: choices.includes(defaultDays) ? defaultDays : (choices[0] ?? 1),
      quantity: '1',
    },
    check: (values) => ({
      price: priceOf(values) ? undefined : t('priceWrong', { decimals: coinOf(values.coin)?.decimals ?? 18 }),
      quantity: readLimit(values.quantity) === undefined ? t('collectionOffers.quantityWrong') : undefined,
    }),
    onSend: (values) => {
      const price = priceOf(values)
      const quantity = readLimit(values.quantity)
      if (!price || quantity === undefined || paused !== undefined || isBlocked(price)) return
      const end = endAfter(values.days, now)
      const endText = format.dateTime(new Date(end * 1000), { dateStyle: 'medium', timeStyle: 'short' })
      onOffer({ price, end, endText, quantity })
    },
  })
  const values = useStore(form.store, (state) => state.values)
  const price = priceOf(values)
  return {
    form,
    before,
    coins,
    coin: coinOf(values.coin),
    choices,
    /** Undefined until it is a valid amount. */
    price,
    /** Undefined until it is a number of pets. */
    quantity: readLimit(values.quantity),
    paused,
    isBlocked: price !== undefined && isBlocked(price),
  }
}

export type Offer = ReturnType<typeof useOffer>

/** As a user would type it. */
function everyDigit({ amount, coin }: Money): string {
  return exactAmount(amount, coin.decimals).replaceAll(',', '')
}
