import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { type Days, periodOf } from './days.ts'
import { findReported, isSignedAdmin, readableInviters } from './find-reported.ts'
import { scanLines } from './scan/scan-lines.ts'
import {
  type Inviters,
  type LineFilter,
  listReferralLines,
  type ReferralLine,
  type SaleKind,
} from './store.ts'

/** Enough for each to be quick, few enough to hold in memory. */
const LINES_A_PAGE = 2_000

export type LineExport = {
  chainId: number
  wallet?: string | undefined
  kind?: SaleKind | undefined
} & Days

/**
 * All lines of one inviter, or of everyone whose invitations the caller may read, newest first. An export of more than
 * the caller's own, or with whole e-mails, is recorded.
 */
export async function exportLines(
  db: Database,
  caller: Caller,
  { chainId, wallet, kind, first, last }: LineExport,
): Promise<AsyncGenerator<ReferralLine[]>> {
  const inviters: Inviters =
    wallet === undefined
      ? readableInviters(caller)
      : { inviterId: (await findReported(db, caller, wallet)).accountId }
  const isOwn = inviters !== 'everyone' && 'inviterId' in inviters && inviters.inviterId === caller.accountId
  if (!isOwn || isSignedAdmin(caller)) {
    const subject = wallet ?? (inviters === 'everyone' ? 'everyone' : 'own tree')
    const asked = Object.entries({ chainId: String(chainId), kind, first, last })
    const facts = Object.fromEntries(asked.flatMap(([key, value]) => (value ? [[key, value]] : [])))
    await db.transaction((tx) =>
      writeAudit(tx, caller, { action: 'referrals.export', subject, reason: '', facts }),
    )
  }
  const period = periodOf({ first, last })
  if (inviters !== 'everyone' && 'inviterId' in inviters)
    return pagesOf(db, chainId, { inviters, kind, period })
  const leaderId = inviters === 'everyone' ? undefined : inviters.leaderId
  return scanLines(db, { chainId, leaderId, kind, period })
}

/** The lines of one inviter, by way of the few accounts that they invited; page by page, so that no connection is held while a slow client reads. */
async function* pagesOf(db: Database, chainId: number, filter: LineFilter): AsyncGenerator<ReferralLine[]> {
  let before: { order: number; id: string } | undefined
  for (;;) {
    const lines = await listReferralLines(db, filter, { chainId, before, most: LINES_A_PAGE })
    if (lines.length > 0) yield lines
    if (lines.length < LINES_A_PAGE) return
    before = lines.at(-1)
  }
}
