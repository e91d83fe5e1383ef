import { auditExport } from '@mofu/wire/accounts/roles'

import { callFileSigned } from '../../../api/call.ts'
import { download } from '../../../parts/download.ts'
import type { AuditFilter } from '../audit-filter.ts'

/** Downloads the whole audit log of a filter, also what is not on screen. */
export async function downloadAudit(filter: AuditFilter): Promise<void> {
  const file = await callFileSigned(auditExport, { query: filter })
  download('mofu-audit.csv', [file], 'text/csv;charset=utf-8')
}
