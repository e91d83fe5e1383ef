import type { Traded } from '@mofu/wire/collections/report'

import { exactAmount } from '../../../parts/amount.ts'

/** The volume in each coin, with every digit: for files and filters. */
export function tradedText(traded: readonly Traded[]): string {
  return traded
    .map(({ volume, symbol, decimals }) => `${exactAmount(BigInt(volume), decimals)} ${symbol}`)
    .join(' + ')
}

/** One volume minus another, coin by coin; a coin with nothing left is listed with 0. */
export function without(traded: readonly Traded[], less: readonly Traded[]): Traded[] {
  return traded.map((one) => {
    const taken = less.find(({ coin }) => coin === one.coin)
    if (!taken) return one
    return {
      ...one,
      sales: one.sales - taken.sales,
      volume: String(BigInt(one.volume) - BigInt(taken.volume)),
    }
  })
}

/** The volume in one coin, for sorting: amounts in two coins cannot be compared. */
export function paidIn(traded: readonly Traded[], coin: string | undefined): bigint {
  return BigInt(traded.find((one) => one.coin === coin)?.volume ?? 0)
}

/** A day as files write it. Days are UTC, like the chain's time. */
export function dayText(at: number): string {
  return new Date(at * 1_000).toISOString().slice(0, 10)
}
