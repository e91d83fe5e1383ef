import type { Database } from '@mofu/db/connect'
import type { ProposalState } from '@mofu/domain/proposals'

import type { Caller } from '../../../platform/access.ts'
import { countOpenProposals, listProposalRows, type ProposalRow } from './store.ts'

type Wanted = { state: ProposalState; before?: number | undefined; pageSize: number }

/** For admins all proposals of a state, for everybody else their own; the newest first. */
export async function listProposals(
  db: Database,
  by: Caller,
  { state, before, pageSize }: Wanted,
): Promise<{ count: number; list: ProposalRow[]; next: number | null }> {
  const proposedBy = by.roles.includes('admin') ? undefined : by.accountId
  const count = await countOpenProposals(db, proposedBy)
  const rows = await listProposalRows(db, { state, proposedBy, before }, pageSize + 1)
  const list = rows.slice(0, pageSize)
  return { count, list, next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null }
}
