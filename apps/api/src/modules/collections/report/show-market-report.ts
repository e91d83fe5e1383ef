import type { Database } from '@mofu/db/connect'
import { limits } from '@mofu/domain/limits'

import { daysFrom, firstDay, type MarketReport, type Span, tradedIn } from './report.ts'
import { listMostSold, listSalesByDay } from './store.ts'

/** Sales on a chain, up to the day of its newest block. */
export async function showMarketReport(
  db: Database,
  { chainId, ...span }: Span & { chainId: number },
): Promise<MarketReport> {
  const since = firstDay(span)
  const [counts, collections] = await Promise.all([
    listSalesByDay(db, chainId, since),
    listMostSold(db, chainId, since, limits.reportCollections),
  ])
  return { days: span.days, traded: tradedIn(counts), byDay: daysFrom(since, span.days, counts), collections }
}
