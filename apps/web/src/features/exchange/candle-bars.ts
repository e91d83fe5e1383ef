import type { Candle } from '@mofu/wire/exchange'

/** Where a candle is drawn. Amounts are shown from the candle itself, never from these. */
export type CandleBar = {
  time: number
  open: number
  high: number
  low: number
  close: number
  volume: number
}

/** The chart draws with floats: the positions of one candle each, in whole coins. */
export function candleBars(candles: readonly Candle[], decimals: number): CandleBar[] {
  const coins = (amount: string) => Number(amount) / 10 ** decimals
  return candles.map(({ at, open, high, low, close, volume }) => ({
    time: at,
    open: coins(open),
    high: coins(high),
    low: coins(low),
    close: coins(close),
    volume: coins(volume),
  }))
}

/** The smallest step of the price axis: five digits of the lowest price can be told apart. */
export function axisStep(bars: readonly CandleBar[]): number {
  const lowest = Math.min(...bars.map(({ low }) => low).filter((low) => low > 0), Number.MAX_VALUE)
  if (lowest === Number.MAX_VALUE) return 0.01
  return 10 ** (Math.floor(Math.log10(lowest)) - 4)
}
