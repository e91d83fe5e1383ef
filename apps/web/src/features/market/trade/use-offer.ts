import { readAmount } from '@mofu/domain/read-amount'
import { useState } from 'react'

import { exactAmount } from '../../../parts/amount.ts'
import { allowedDurations, type Days, defaultDays, endAfter } from './durations.ts'
import type { MarketTerms } from './terms/queries.ts'
import type { Money, PetTrade } from './traded-pet.ts'

type OfferStart = {
  trade: PetTrade
  terms: MarketTerms
  now: number
  /** The current ask or bid, if it is being changed. */
  before: Money | undefined
}

/** The form state of an ask or a bid: amount, coin and duration. */
export function useOffer({ trade, terms, now, before }: OfferStart) {
  const { coins } = trade.place
  const [coin, setCoin] = useState(before?.coin ?? coins[0])
  const [text, setText] = useState(before ? everyDigit(before) : '')
  const choices = allowedDurations(terms.maxDuration)
  const [days, setDays] = useState<Days>(choices.includes(defaultDays) ? defaultDays : (choices[0] ?? 1))
  const amount = coin && readAmount(text, coin.decimals)
  const price: Money | undefined = coin && amount !== undefined && amount > 0n ? { amount, coin } : undefined
  return {
    before,
    coins,
    coin,
    setCoin,
    text,
    setText,
    choices,
    days,
    setDays,
    /** Undefined until it is a valid amount. */
    price,
    end: endAfter(days, now),
  }
}

export type Offer = ReturnType<typeof useOffer>

/** As a user would type it. */
function everyDigit({ amount, coin }: Money): string {
  return exactAmount(amount, coin.decimals).replaceAll(',', '')
}
