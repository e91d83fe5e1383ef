import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { type Days, periodOf } from './days.ts'
import { findReported, readableInviters } from './find-reported.ts'
import {
  type Line,
  type LinePage,
  listClaimsSoldBy,
  listReferralLines,
  type ReferralLine,
  type SaleKind,
} from './store.ts'

export type Page = { chainId: number; cursor: string | undefined; pageSize: number }
type Lines<L> = { list: L[]; next: string | null }

/** What an address sold in sales of its collections. */
export function listClaimsSold(db: Database, seller: string, page: Page): Promise<Lines<Line>> {
  return paged(page, (slice) => listClaimsSoldBy(db, seller, slice))
}

/** What those invited by an address bought: of both kinds, or of one. */
export async function listReferrals(
  db: Database,
  caller: Caller,
  { wallet, kind, days, page }: { wallet: string; kind: SaleKind | undefined; days: Days; page: Page },
): Promise<Lines<ReferralLine>> {
  const { accountId } = await findReported(db, caller, wallet)
  const filter = { inviters: { inviterId: accountId }, kind, period: periodOf(days) }
  return paged(page, (slice) => listReferralLines(db, filter, slice))
}

/** What all invited accounts bought; for leaders those in their own tree. That an admin read it is recorded. */
export async function listAllReferrals(
  db: Database,
  caller: Caller,
  { days, page }: { days: Days; page: Page },
): Promise<Lines<ReferralLine>> {
  const inviters = readableInviters(caller)
  if (inviters === 'everyone') {
    await db.transaction((tx) =>
      writeAudit(tx, caller, { action: 'referrals.read_all', subject: 'soldListAdmin', reason: '' }),
    )
  }
  const filter = { inviters, kind: undefined, period: periodOf(days) }
  return paged(page, (slice) => listReferralLines(db, filter, slice))
}

async function paged<L extends Line>(
  { chainId, cursor, pageSize }: Page,
  read: (page: LinePage) => Promise<L[]>,
): Promise<Lines<L>> {
  const rows = await read({ chainId, before: placeIn(cursor), most: pageSize + 1 })
  const list = rows.slice(0, pageSize)
  const last = list.at(-1)
  return { list, next: rows.length > pageSize && last ? `${last.order}-${last.id}` : null }
}

function placeIn(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const split = cursor.indexOf('-')
  return { order: Number(cursor.slice(0, split)), id: cursor.slice(split + 1) }
}
