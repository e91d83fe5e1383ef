import { account, audit, roleGrant } from '@mofu/db/app/accounts'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { Role } from '@mofu/domain/roles'
import { and, desc, eq, lt, or, sql } from 'drizzle-orm'

import type { AuditFilter, AuditRow, HeldRole } from './role-rows.ts'

/** Returns when the role was granted; undefined when the account already has it. */
export async function insertRoleGrant(
  tx: Transaction,
  grant: { accountId: string; role: Role; reason: string; grantedBy: string },
): Promise<Date | undefined> {
  const [added] = await tx
    .insert(roleGrant)
    .values(grant)
    .onConflictDoNothing()
    .returning({ at: roleGrant.grantedAt })
  return added?.at
}

/** Returns when the role had been granted; undefined when the account does not have it. */
export async function deleteRoleGrant(
  tx: Transaction,
  { accountId, role }: { accountId: string; role: Role },
): Promise<Date | undefined> {
  const [gone] = await tx
    .delete(roleGrant)
    .where(and(eq(roleGrant.accountId, accountId), eq(roleGrant.role, role)))
    .returning({ at: roleGrant.grantedAt })
  return gone?.at
}

/** The newest grants first. */
export async function listRoleGrants(db: Connection): Promise<HeldRole[]> {
  const rows = await db
    .select({
      address: account.address,
      role: roleGrant.role,
      isBuiltIn: sql<boolean>`false`,
      grantedBy: sql<
        string | null
      >`(select g.address from app.account g where g.id = ${roleGrant.grantedBy})`,
      reason: roleGrant.reason,
      grantedAt: roleGrant.grantedAt,
    })
    .from(roleGrant)
    .innerJoin(account, eq(account.id, roleGrant.accountId))
    .orderBy(desc(roleGrant.grantedAt))
  // A role of an account without a wallet has no address to list.
  return rows.flatMap((row) => (row.address === null ? [] : { ...row, address: row.address }))
}

/** The newest first. */
export function listAuditBefore(
  db: Connection,
  { actor, action, from, to }: AuditFilter,
  { before, most }: { before: number | undefined; most: number },
): Promise<AuditRow[]> {
  return db
    .select({
      id: audit.id,
      at: audit.at,
      actor: audit.actor,
      action: audit.action,
      subject: audit.subject,
      reason: audit.reason,
      facts: audit.facts,
    })
    .from(audit)
    .where(
      and(
        before === undefined ? undefined : lt(audit.id, before),
        actor === undefined ? undefined : eq(sql`lower(${audit.actor})`, actor.toLowerCase()),
        action === undefined
          ? undefined
          : or(eq(audit.action, action), sql`starts_with(${audit.action}, ${`${action}.`})`),
        from === undefined ? undefined : sql`${audit.at} >= ${from}::date::timestamp at time zone 'utc'`,
        to === undefined ? undefined : sql`${audit.at} < (${to}::date + 1)::timestamp at time zone 'utc'`,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(most)
}

/** The newest row's id; 0 where nothing was recorded. */
export async function newestAuditId(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ id: audit.id }).from(audit).orderBy(desc(audit.id)).limit(1)
  return row?.id ?? 0
}
