import { type PriceSplit, splitPrice } from '@mofu/domain/price-split'
import { readAmount } from '@mofu/domain/read-amount'
import { useState } from 'react'

import { allowedDurations, defaultDuration, type Duration, endOfLotNow, secondsOf } from './durations.ts'
import { lotCoin } from './lot-token.ts'
import type { AuctionSettings, ReadTime } from './queries.ts'

type Start = {
  settings: AuctionSettings
  read: ReadTime
  seller: string
  /** Undefined while it is not known yet. */
  royalty: { creator: string; royaltyRate: bigint } | undefined
}

/** The form state of a new lot: reserve, coin, start and duration, and what is wrong with them. */
export function useNewLot({ settings, read, seller, royalty }: Start) {
  const [coinAt, setCoinAt] = useState(settings.coins[0]?.coin)
  const [text, setText] = useState('')
  const [isLater, setLater] = useState(false)
  const [startText, setStartText] = useState('')
  const choices = allowedDurations(settings.maxDuration)
  const [duration, setDuration] = useState<Duration>(
    choices.includes(defaultDuration) ? defaultDuration : (choices[0] ?? defaultDuration),
  )
  const rules = settings.coins.find(({ coin }) => coin === coinAt)
  const reserve = rules && readAmount(text, rules.decimals)
  const floor = BigInt(rules?.floor ?? 0)
  const ceiling = BigInt(rules?.ceiling ?? 0)
  const reserveProblem =
    reserve === undefined || reserve === 0n || reserve >= 2n ** 96n
      ? ('reserveWrong' as const)
      : reserve < floor
        ? ('reserveLow' as const)
        : ceiling > 0n && reserve > ceiling
          ? ('reserveHigh' as const)
          : undefined
  /** By the chain's clock: the last known block, and the time since. */
  const now = () => (read.blockTime ?? 0) + Math.max(0, Math.round((Date.now() - read.readAtMs) / 1000))
  const split: PriceSplit | undefined =
    royalty && reserve !== undefined
      ? splitPrice(reserve, seller, {
          feeRate: BigInt(settings.feeRate),
          royaltiesTop: BigInt(settings.royaltiesTop),
          ...royalty,
        })
      : undefined
  return {
    rules,
    coin: rules && lotCoin(rules),
    coins: settings.coins.map(lotCoin),
    setCoinAt,
    text,
    setText,
    reserve,
    reserveProblem,
    isLater,
    setLater,
    startText,
    setStartText,
    choices,
    duration,
    setDuration,
    split,
    /** The start, 0 for at once, and the end; undefined if the start is not in the future. */
    times: () => {
      const at = now()
      if (!isLater) return { startAt: 0, endAt: endOfLotNow(at, duration, settings.maxDuration) }
      const startAt = secondsOf(startText)
      return startAt === undefined || startAt <= at ? undefined : { startAt, endAt: startAt + duration }
    },
  }
}
