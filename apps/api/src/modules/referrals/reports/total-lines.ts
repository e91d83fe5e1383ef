import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { totalReferralLines, type TotalRow } from './store.ts'

const DAY_SECONDS = 86_400

/** Totals of what the accounts invited by the caller bought: ever, or between two days in UTC, both included. */
export function totalLines(
  db: Database,
  { accountId }: Caller,
  { chainId, days }: { chainId: number; days?: { first: string; last: string } },
): Promise<TotalRow[]> {
  const period = days && { from: secondsOf(days.first), until: secondsOf(days.last) + DAY_SECONDS }
  return totalReferralLines(db, { inviterId: accountId, chainId, period })
}

function secondsOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000
}
