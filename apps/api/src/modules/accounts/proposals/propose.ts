import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { Proposed } from '@mofu/domain/proposals'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { AdminSource } from './admin-source.ts'
import { insertProposal } from './store.ts'
import { tellAdmins } from './tell-admins.ts'

type Action = Proposed & { subject: string; target: string; reason: string; about: string }

/**
 * Proposes an action in the transaction in which the caller has checked that it is possible. It happens once another
 * admin confirms it; all of them are notified. Returns the proposal's id.
 */
export async function propose(
  tx: Transaction,
  source: AdminSource,
  by: Caller & { address: string },
  { about, ...action }: Action,
): Promise<number> {
  const id = await insertProposal(tx, { ...action, proposedBy: by.accountId, proposer: by.address })
  if (id === undefined) throw new DomainError('accounts.proposal_open', { subject: action.subject })
  await writeAudit(tx, by, {
    action: 'accounts.propose',
    subject: action.subject,
    reason: action.reason,
    facts: { kind: action.kind, proposal: String(id) },
  })
  await tellAdmins(tx, source, { id, kind: action.kind, about, exceptId: by.accountId })
  return id
}
