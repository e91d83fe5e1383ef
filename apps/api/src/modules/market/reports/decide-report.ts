import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Decision } from './report.ts'
import { closeReports } from './store.ts'

/** One decision closes every open report about a token: the decision is about the token. */
export async function decideReport(db: Database, by: Caller, decision: Decision): Promise<void> {
  const { nftId, verdict, note } = decision
  await db.transaction(async (tx) => {
    const closed = await closeReports(tx, decision, by.address ?? by.accountId)
    if (closed === 0) throw new DomainError('market.report_not_found', { id: nftId })
    await writeAudit(tx, by, {
      action: 'market.decide_report',
      subject: nftId,
      reason: note,
      facts: { verdict, reports: String(closed) },
    })
  })
}
