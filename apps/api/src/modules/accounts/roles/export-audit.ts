import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { AuditFilter, AuditRow } from './role-rows.ts'
import { listAuditBefore, newestAuditId } from './store.ts'

/** Enough for each to be quick, few enough to hold in memory. */
const ROWS_A_PAGE = 2_000

export const auditTitles = ['id', 'at', 'actor', 'action', 'subject', 'reason', 'facts'] as const

/** The audit log up to now, newest first. The export itself is recorded, and is not part of it. */
export async function exportAudit(
  db: Database,
  caller: Caller,
  filter: AuditFilter,
): Promise<AsyncGenerator<string[][]>> {
  const facts = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const newest = await db.transaction(async (tx) => {
    const id = await newestAuditId(tx)
    await writeAudit(tx, caller, { action: 'accounts.export_audit', subject: 'audit', reason: '', facts })
    return id
  })
  return pagesOf(db, filter, newest)
}

/** Page by page, so that no connection is held while a slow client reads. */
async function* pagesOf(db: Database, filter: AuditFilter, newest: number): AsyncGenerator<string[][]> {
  let before = newest + 1
  for (;;) {
    const rows = await listAuditBefore(db, filter, { before, most: ROWS_A_PAGE })
    if (rows.length > 0) yield rows.map((row) => cellsOf(row))
    if (rows.length < ROWS_A_PAGE) return
    before = rows.at(-1)?.id ?? 0
  }
}

function cellsOf({ id, at, actor, action, subject, reason, facts }: AuditRow): string[] {
  return [String(id), at.toISOString(), actor, action, subject, reason, JSON.stringify(facts)]
}
