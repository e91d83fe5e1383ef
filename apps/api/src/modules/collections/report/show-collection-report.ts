import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { type CollectionReport, daysFrom, firstDay, SECONDS_A_DAY, type Span, tradedIn } from './report.ts'
import { findRanked, listDays, listHolderGroups, listRoundTrips } from './store.ts'

/** After this many days, buying back counts as an ordinary sale. */
const ROUND_TRIP_DAYS = 30
/** Lower bounds of the holder groups. */
const EDGES = [1, 2, 4, 11, 51]

export async function showCollectionReport(
  db: Database,
  { id, ...span }: Span & { id: string },
): Promise<CollectionReport> {
  const found = await findRanked(db, id)
  if (!found) throw new DomainError('collections.not_found', { id })
  const since = firstDay(span)
  const [counts, roundTrips, holders] = await Promise.all([
    listDays(db, id, since),
    listRoundTrips(db, id, since * SECONDS_A_DAY, ROUND_TRIP_DAYS * SECONDS_A_DAY),
    listHolderGroups(db, id, EDGES),
  ])
  return {
    days: span.days,
    collection: { ...found, traded: tradedIn(counts) },
    byDay: daysFrom(since, span.days, counts),
    roundTrips,
    holders,
  }
}
