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
  /** What is asked or bid now, when that is to change. */
  before: Money | undefined
}

/** An ask or a bid while it is written: how much of which coin, and until when it shall stand. */
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
    /** Undefined until it can be paid. */
    price,
    end: endAfter(days, now),
  }
}

export type Offer = ReturnType<typeof useOffer>

/** As one would type it. */
function everyDigit({ amount, coin }: Money): string {
  return exactAmount(amount, coin.decimals).replaceAll(',', '')
}
