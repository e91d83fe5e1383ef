import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { DAY_SECONDS, type Days, dayText, periodOf } from './days.ts'
import { totalReferralLines, totalReferralLinesByDay, type TotalRow } from './store.ts'

/** Totals of what the accounts invited by the caller bought: ever, or between two days in UTC, both included. */
export function totalLines(
  db: Database,
  { accountId }: Caller,
  { chainId, days }: { chainId: number; days: Days },
): Promise<TotalRow[]> {
  return totalReferralLines(db, { inviterId: accountId, chainId, period: periodOf(days) })
}

export type SoldByDay = {
  first: string
  last: string
  totals: TotalRow[]
  byDay: { at: number; sold: TotalRow[] }[]
}

/** The same for the last days up to now, and for each of them: a chart must not skip days without sales. */
export async function totalLinesByDay(
  db: Database,
  { accountId }: Caller,
  { chainId, now, days }: { chainId: number; now: number; days: number },
): Promise<SoldByDay> {
  const last = Math.floor(now / DAY_SECONDS)
  const first = last - days + 1
  const of = {
    inviterId: accountId,
    chainId,
    period: { from: first * DAY_SECONDS, until: (last + 1) * DAY_SECONDS },
  }
  const [totals, sold] = await Promise.all([totalReferralLines(db, of), totalReferralLinesByDay(db, of)])
  const known = Map.groupBy(sold, ({ day }) => day)
  const byDay = Array.from({ length: days }, (_, index) => ({
    at: (first + index) * DAY_SECONDS,
    sold: known.get(first + index) ?? [],
  }))
  return { first: dayText(first), last: dayText(last), totals, byDay }
}
