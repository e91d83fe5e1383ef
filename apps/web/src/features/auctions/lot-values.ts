import { readAmount } from '@mofu/domain/read-amount'

import { allowedDurations, defaultDuration, type Duration, endOfLotNow, secondsOf } from './durations.ts'
import type { AuctionSettings } from './queries.ts'

/** The form of a new lot as typed. */
export type LotValues = {
  coin: string
  reserve: string
  isLater: boolean
  startText: string
  duration: Duration
}

export function newLot({ coins, maxDuration }: AuctionSettings): LotValues {
  const choices = allowedDurations(maxDuration)
  return {
    coin: coins[0]?.coin ?? '',
    reserve: '',
    isLater: false,
    startText: '',
    duration: choices.includes(defaultDuration) ? defaultDuration : (choices[0] ?? defaultDuration),
  }
}

export type ReserveFault = 'reserveWrong' | 'reserveLow' | 'reserveHigh'

/** The reserve in the smallest unit, and why the contract would refuse it. */
export function readReserve(
  text: string,
  rules: Pick<AuctionSettings['coins'][number], 'decimals' | 'floor' | 'ceiling'>,
): { reserve: bigint | undefined; fault: ReserveFault | undefined } {
  const reserve = readAmount(text, rules.decimals)
  if (reserve === undefined || reserve === 0n || reserve >= 2n ** 96n)
    return { reserve, fault: 'reserveWrong' }
  const ceiling = BigInt(rules.ceiling)
  if (reserve < BigInt(rules.floor)) return { reserve, fault: 'reserveLow' }
  return { reserve, fault: ceiling > 0n && reserve > ceiling ? 'reserveHigh' : undefined }
}

/** The start, 0 for at once, and the end; undefined if the start is not in the future. */
export function lotTimes(
  { isLater, startText, duration }: LotValues,
  now: number,
  maxDuration: number,
): { startAt: number; endAt: number } | undefined {
  if (!isLater) return { startAt: 0, endAt: endOfLotNow(now, duration, maxDuration) }
  const startAt = secondsOf(startText)
  return startAt === undefined || startAt <= now ? undefined : { startAt, endAt: startAt + duration }
}
