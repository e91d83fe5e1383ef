import type { Database } from '@mofu/db/connect'
import { type CandleRange, candleTimes } from '@mofu/domain/candle-ranges'

import { type CandleRow, listCandles as findCandles } from './store.ts'

/** More than a chart can draw; only the oldest days of `all` are ever left out. */
const CANDLES_MOST = 1_000

/** The price over time up to `now`, which is the chain's time. */
export async function listCandles(
  db: Database,
  { chainId, range, now }: { chainId: number; range: CandleRange; now: number },
): Promise<{ step: number; list: CandleRow[] }> {
  const { seconds, step } = candleTimes[range]
  // From the start of a bar: the first one is whole.
  const since = Math.max(0, Math.floor((now - seconds) / step) * step)
  return { step, list: await findCandles(db, { chainId, since, step, most: CANDLES_MOST }) }
}
