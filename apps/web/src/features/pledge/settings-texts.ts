import { SHARE_DECIMALS, type SettingsFault, settingsFaults } from '@mofu/domain/pledge-terms'
import { readAmount } from '@mofu/domain/read-amount'
import type { PledgePool } from '@mofu/wire/pledge'

import { exactAmount } from '../../parts/amount.ts'
import type { NewSettings } from './actions/govern-pool.ts'

const DAY = 86_400
/** Days have up to four decimals, because limits may have been set in hours. */
const DAY_DECIMALS = 4
const DAY_PARTS = 10_000
/** Percents have two decimals: basis points. */
const RATE_DECIMALS = 2

export type SettingsTexts = Record<'limit' | 'fee' | 'shares' | 'discountTime' | 'discount', string>
type Loaded = Pick<
  PledgePool,
  'redeemLimit' | 'feePercent' | 'sharesCount' | 'discountTime' | 'discountPrecent'
>

/** The field of each fault. */
export const fieldOfFault = {
  shares: 'shares',
  fee: 'fee',
  discount: 'discount',
  redeemLimit: 'limit',
  discountTime: 'discountTime',
} as const satisfies Record<SettingsFault, keyof SettingsTexts>

/** For a new collection. */
export const usualTexts: SettingsTexts = {
  limit: '30',
  fee: '3',
  shares: '1000',
  discountTime: '60',
  discount: '3',
}

export function settingsTexts(loaded: Loaded): SettingsTexts {
  return {
    limit: daysText(loaded.redeemLimit),
    fee: rateText(loaded.feePercent),
    shares: exactAmount(BigInt(loaded.sharesCount), SHARE_DECIMALS),
    discountTime: daysText(loaded.discountTime),
    discount: rateText(loaded.discountPrecent),
  }
}

/** The faults of all fields; a text that is no number is one too. Times that nobody changed stay the same to the second. */
export function readSettings(
  texts: SettingsTexts,
  loaded: Loaded | undefined,
): { settings: NewSettings; faults: SettingsFault[] } {
  const shares = readAmount(texts.shares, SHARE_DECIMALS)
  const fee = readAmount(texts.fee, RATE_DECIMALS)
  const discount = readAmount(texts.discount, RATE_DECIMALS)
  const limit = readSeconds(texts.limit, loaded?.redeemLimit)
  const time = readSeconds(texts.discountTime, loaded?.discountTime)
  const settings = {
    redeemLimit: limit ?? 0,
    feePercent: Number(fee ?? 0n),
    sharesCount: shares ?? 0n,
    discountTime: time ?? 0,
    discountPrecent: Number(discount ?? 0n),
  }
  const unread: readonly (readonly [bigint | number | undefined, SettingsFault])[] = [
    [shares, 'shares'],
    [fee, 'fee'],
    [discount, 'discount'],
    [limit, 'redeemLimit'],
    [time, 'discountTime'],
  ]
  const noNumber = unread.flatMap(([value, fault]) => (value === undefined ? [fault] : []))
  // A discount is compared with the fee: without a fee it cannot be wrong.
  const refused = settingsFaults(settings).filter((fault) => fault !== 'discount' || fee !== undefined)
  return { settings, faults: [...new Set([...noNumber, ...refused])] }
}

function readSeconds(text: string, loaded: number | undefined): number | undefined {
  if (loaded !== undefined && text === daysText(loaded)) return loaded
  const parts = readAmount(text, DAY_DECIMALS)
  return parts === undefined ? undefined : Math.round((Number(parts) * DAY) / DAY_PARTS)
}

function daysText(seconds: number): string {
  return exactAmount(BigInt(Math.round((seconds * DAY_PARTS) / DAY)), DAY_DECIMALS)
}

/** Basis points as a percentage, without the sign. */
export function rateText(rate: number): string {
  return exactAmount(BigInt(rate), RATE_DECIMALS)
}
