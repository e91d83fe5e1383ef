import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { ProposalKind } from '@mofu/domain/proposals'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { ProposalAction, ProposalActions } from '../../../platform/proposal-actions.ts'
import { endProposal, lockProposal } from './store.ts'
import { tellProposer } from './tell-proposer.ts'

/** The one who proposed it takes it back, or an admin declines it; with a reason. */
export async function withdrawProposal(
  { db, actions }: { db: Database; actions: ProposalActions },
  by: Caller & { address: string },
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProposal(tx, id)
    const isOwn = row?.proposedBy === by.accountId
    // For everybody else it does not exist.
    if (!row || (!isOwn && !by.roles.includes('admin')))
      throw new DomainError('accounts.proposal_not_found', { id })
    if (row.state !== 'proposed' || row.endsAt <= new Date())
      throw new DomainError('accounts.proposal_over', { id })
    if (!isOwn) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the action and the parameters are of the same kind
      const action = actions[row.kind] as ProposalAction<ProposalKind> | undefined
      await action?.requireNoPart(tx, row.parameters, by)
    }
    await endProposal(tx, id, {
      state: 'withdrawn',
      endedBy: by.accountId,
      ender: by.address,
      endReason: reason,
    })
    await writeAudit(tx, by, {
      action: 'accounts.withdraw_proposal',
      subject: row.subject,
      reason,
      facts: { kind: row.kind, proposal: String(id), proposer: row.proposer },
    })
    if (!isOwn) await tellProposer(tx, row, 'withdrawn')
  })
}
