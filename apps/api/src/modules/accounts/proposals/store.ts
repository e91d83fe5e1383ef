import { account, roleGrant } from '@mofu/db/app/accounts'
import { proposal } from '@mofu/db/app/accounts/proposals'
import type { Connection, Database, Transaction } from '@mofu/db/connect'
import { PROPOSAL_MS, type Proposed, type ProposalState } from '@mofu/domain/proposals'
import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'

import type { AdminSource } from './admin-source.ts'

export type ProposalRow = typeof proposal.$inferSelect

export type NewProposal = Proposed & {
  subject: string
  target: string
  reason: string
  proposedBy: string
  proposer: string
}

/** Returns its id; undefined while another one about the same is open. */
export async function insertProposal(tx: Transaction, row: NewProposal): Promise<number | undefined> {
  const isSame = and(eq(proposal.kind, row.kind), eq(proposal.target, row.target))
  await tx
    .update(proposal)
    .set({ state: 'expired', endedAt: sql`now()` })
    .where(and(isSame, eq(proposal.state, 'proposed'), lte(proposal.endsAt, sql`now()`)))
  const [added] = await tx
    .insert(proposal)
    .values({ ...row, endsAt: sql`now() + ${PROPOSAL_MS} * interval '1 millisecond'` })
    .onConflictDoNothing()
    .returning({ id: proposal.id })
  return added?.id
}

/** Other confirmations and withdrawals wait. */
export async function lockProposal(tx: Transaction, id: number): Promise<ProposalRow | undefined> {
  const [row] = await tx.select().from(proposal).where(eq(proposal.id, id)).for('update')
  return row
}

type End = { state: 'confirmed' | 'withdrawn'; endedBy: string; ender: string; endReason: string | null }

export async function endProposal(tx: Transaction, id: number, end: End): Promise<void> {
  await tx
    .update(proposal)
    .set({ ...end, endedAt: sql`now()` })
    .where(eq(proposal.id, id))
}

export type ProposalFilter = {
  state: ProposalState
  /** Only those of this account. */
  proposedBy: string | undefined
  before: number | undefined
}

const isOpenNow = and(eq(proposal.state, 'proposed'), sql`${proposal.endsAt} > now()`)
const hasLapsed = and(eq(proposal.state, 'proposed'), sql`${proposal.endsAt} <= now()`)

/** The newest first. One whose time is over counts as expired, also before the sweep has marked it. */
export function listProposalRows(
  db: Connection,
  { state, proposedBy, before }: ProposalFilter,
  most: number,
): Promise<ProposalRow[]> {
  const isInState = {
    proposed: isOpenNow,
    expired: or(eq(proposal.state, 'expired'), hasLapsed),
    confirmed: eq(proposal.state, 'confirmed'),
    withdrawn: eq(proposal.state, 'withdrawn'),
  }[state]
  return db
    .select()
    .from(proposal)
    .where(
      and(
        isInState,
        proposedBy === undefined ? undefined : eq(proposal.proposedBy, proposedBy),
        before === undefined ? undefined : lt(proposal.id, before),
      ),
    )
    .orderBy(desc(proposal.id))
    .limit(most)
}

export function countOpenProposals(db: Connection, proposedBy: string | undefined): Promise<number> {
  return db.$count(
    proposal,
    and(isOpenNow, proposedBy === undefined ? undefined : eq(proposal.proposedBy, proposedBy)),
  )
}

/** The accounts that are admins now, by a grant or by configuration. */
export async function listAdmins(
  tx: Connection,
  { builtInRoles, chainId }: AdminSource,
): Promise<{ accountId: string; address: string }[]> {
  const granted = tx.select({ id: roleGrant.accountId }).from(roleGrant).where(eq(roleGrant.role, 'admin'))
  const rows = await tx
    .select({ accountId: account.id, address: account.address })
    .from(account)
    .where(
      and(
        or(
          inArray(account.id, granted),
          builtInRoles.admin === undefined ? undefined : eq(account.address, builtInRoles.admin),
        ),
        isNull(account.deletedAt),
        // As where a session's roles are read: a contract wallet of another chain has none.
        inArray(sql`coalesce(${account.walletChainId}, 0)`, [0, chainId]),
      ),
    )
  return rows.flatMap(({ accountId, address }) => (address === null ? [] : [{ accountId, address }]))
}

/** Whether an account got the role of an admin within these hours. */
export async function isNewAdmin(tx: Connection, accountId: string, hours: number): Promise<boolean> {
  const isAdmin = and(eq(roleGrant.accountId, accountId), eq(roleGrant.role, 'admin'))
  const isNew = gt(roleGrant.grantedAt, sql`now() - ${hours} * interval '1 hour'`)
  return (await tx.$count(roleGrant, and(isAdmin, isNew))) > 0
}

/** Marks proposals whose time is over. They stay as evidence. */
export async function expireProposals(db: Database): Promise<number> {
  const { rowCount } = await db
    .update(proposal)
    .set({ state: 'expired', endedAt: sql`now()` })
    .where(hasLapsed)
  return rowCount ?? 0
}
