import type { Database } from '@mofu/db/connect'

import type { AuditFilter, AuditRow } from './role-rows.ts'
import { listAuditBefore } from './store.ts'

export async function listAudit(
  db: Database,
  { before, pageSize, ...filter }: AuditFilter & { before?: number | undefined; pageSize: number },
): Promise<{ list: AuditRow[]; next: number | null }> {
  const rows = await listAuditBefore(db, filter, { before, most: pageSize + 1 })
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null }
}
