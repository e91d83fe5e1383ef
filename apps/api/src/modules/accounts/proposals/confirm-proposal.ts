import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { confirmRefusal, type ProposalKind } from '@mofu/domain/proposals'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { ProposalAction, ProposalActions } from '../../../platform/proposal-actions.ts'
import type { AdminSource } from './admin-source.ts'
import { endProposal, isNewAdmin, listAdmins, lockProposal, type ProposalRow } from './store.ts'
import { tellProposer } from './tell-proposer.ts'

export type ConfirmDeps = {
  db: Database
  admins: AdminSource
  newAdminHours: number
  actions: ProposalActions
}

/** A second admin confirms a proposal, and it happens in the same transaction. If it is no longer possible, nothing does. */
export async function confirmProposal(
  { db, admins, newAdminHours, actions }: ConfirmDeps,
  by: Caller & { address: string },
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProposal(tx, id)
    if (!row) throw new DomainError('accounts.proposal_not_found', { id })
    const refusal = confirmRefusal(row, by.accountId, new Date())
    // Also the same wallet in another account: an address can move from one account to another.
    const isOwn = refusal === undefined && row.proposer === by.address
    if (refusal ?? isOwn) throw new DomainError(refusal ?? 'accounts.proposal_own', { id })
    // Otherwise one stolen session would grant the second admin and decide alone.
    if (by.address !== admins.builtInRoles.admin && (await isNewAdmin(tx, by.accountId, newAdminHours)))
      throw new DomainError('accounts.proposal_new_admin', { id, hours: newAdminHours })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the action and the parameters are of the same kind
    const action = actions[row.kind] as ProposalAction<ProposalKind> | undefined
    if (!action) throw new Error(`no module does ${row.kind}`)
    if (action.isByAdmin) await requireAdmin(tx, admins, row)
    await apply(tx, action, { row, by })
    await endProposal(tx, id, {
      state: 'confirmed',
      endedBy: by.accountId,
      ender: by.address,
      endReason: null,
    })
    await writeAudit(tx, by, {
      action: 'accounts.confirm_proposal',
      subject: row.subject,
      reason: row.reason,
      facts: { kind: row.kind, proposal: String(id), proposer: row.proposer },
    })
    await tellProposer(tx, row, 'confirmed')
  })
}

/** Who has lost the role since decides nothing any more. */
async function requireAdmin(tx: Transaction, source: AdminSource, row: ProposalRow): Promise<void> {
  const found = await listAdmins(tx, source)
  if (!found.some(({ accountId }) => accountId === row.proposedBy))
    throw new DomainError('accounts.proposer_no_admin', { id: row.id })
}

/** The parameters of a row are those of its kind: `propose` takes only such pairs. */
async function apply(
  tx: Transaction,
  action: ProposalAction<ProposalKind>,
  { row: { id, parameters, reason, proposedBy, proposer }, by }: { row: ProposalRow; by: Caller },
): Promise<void> {
  await action.apply(tx, {
    id,
    parameters,
    reason,
    proposer: { accountId: proposedBy, address: proposer },
    confirmer: by,
  })
}
