import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { findReported } from './find-reported.ts'
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
  { wallet, kind, page }: { wallet: string; kind?: SaleKind; page: Page },
): Promise<Lines<ReferralLine>> {
  const { accountId } = await findReported(db, caller, wallet)
  return paged(page, (slice) => listReferralLines(db, { inviterId: accountId, kind, page: slice }))
}

/** What all invited accounts bought. That an admin read it is recorded. */
export async function listAllReferrals(
  db: Database,
  caller: Caller,
  page: Page,
): Promise<Lines<ReferralLine>> {
  await db.transaction((tx) =>
    writeAudit(tx, caller, { action: 'referrals.read_all', subject: 'soldListAdmin', reason: '' }),
  )
  return paged(page, (slice) => listReferralLines(db, { inviterId: undefined, kind: undefined, page: slice }))
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
