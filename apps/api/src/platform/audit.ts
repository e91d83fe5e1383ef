import { audit } from '@mofu/db/app/accounts'
import type { Transaction } from '@mofu/db/connect'
import type { AuditAction } from '@mofu/domain/audit-actions'

import type { Caller } from './access.ts'

export type AuditEntry = {
  action: AuditAction
  subject: string
  reason: string
  facts?: Record<string, string>
}

/** Records an administrative action, in the transaction that performs it: one never exists without the other. */
export async function writeAudit(
  tx: Transaction,
  { accountId, address, email }: Caller,
  { action, subject, reason, facts = {} }: AuditEntry,
): Promise<void> {
  await tx
    .insert(audit)
    .values({ actorId: accountId, actor: address ?? email ?? accountId, action, subject, reason, facts })
}
