import type { Traded } from '@mofu/wire/collections/report'

import { exactAmount } from '../../../parts/amount.ts'

/** What was paid, each coin by itself, to the last digit: for files and filters. */
export function tradedText(traded: readonly Traded[]): string {
  return traded
    .map(({ volume, symbol, decimals }) => `${exactAmount(BigInt(volume), decimals)} ${symbol}`)
    .join(' + ')
}

/** What is left of one sum without another, each coin by itself; a coin of which nothing is left stands there with 0. */
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

/** The amount in one coin, to sort by: amounts of two coins have no order. */
export function paidIn(traded: readonly Traded[], coin: string | undefined): bigint {
  return BigInt(traded.find((one) => one.coin === coin)?.volume ?? 0)
}

/** A day as files write it. Days are UTC's, as the chain's own time is. */
export function dayText(at: number): string {
  return new Date(at * 1_000).toISOString().slice(0, 10)
}
