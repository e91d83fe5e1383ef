import { account, audit, roleGrant } from '@mofu/db/app/accounts'
import type { Database } from '@mofu/db/connect'
import { and, desc, eq, lt, sql } from 'drizzle-orm'

import { writeAudit } from '../../../platform/audit.ts'
import { notify } from '../notifications/store.ts'
import { accountStore } from '../people/store.ts'
import type { RoleStore } from './change-role.ts'
import type { AuditStore } from './list-audit.ts'
import type { RoleListStore } from './list-roles.ts'

export function roleStore(db: Database): RoleStore & RoleListStore & AuditStore {
  return {
    grant: (by, { address, role, reason }) =>
      db.transaction(async (tx) => {
        const { id } = await accountStore(tx).ofAddress(address)
        const added = await tx
          .insert(roleGrant)
          .values({ accountId: id, role, reason, grantedBy: by.accountId })
          .onConflictDoNothing()
          .returning({ role: roleGrant.role, at: roleGrant.grantedAt })
        const [grant] = added
        if (!grant) return false
        await writeAudit(tx, by, { action: 'accounts.grant_role', subject: address, reason, facts: { role } })
        await notify(tx, {
          accountId: id,
          kind: 'role',
          eventId: `role-granted-${role}-${grant.at.getTime()}`,
          facts: { role, change: 'granted' },
        })
        return true
      }),

    revoke: (by, { address, role, reason }) =>
      db.transaction(async (tx) => {
        const holder = await accountStore(tx).byAddress(address)
        if (!holder) return false
        const [gone] = await tx
          .delete(roleGrant)
          .where(and(eq(roleGrant.accountId, holder.id), eq(roleGrant.role, role)))
          .returning({ at: roleGrant.grantedAt })
        if (!gone) return false
        await writeAudit(tx, by, {
          action: 'accounts.revoke_role',
          subject: address,
          reason,
          facts: { role },
        })
        await notify(tx, {
          accountId: holder.id,
          kind: 'role',
          eventId: `role-revoked-${role}-${gone.at.getTime()}`,
          facts: { role, change: 'revoked' },
        })
        return true
      }),

    granted: async () => {
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
      // A role of an account without a wallet has no address to be listed under.
      return rows.flatMap((row) => (row.address === null ? [] : { ...row, address: row.address }))
    },

    auditBefore: (id, most) =>
      db
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
        .where(id === undefined ? undefined : lt(audit.id, id))
        .orderBy(desc(audit.id))
        .limit(most),
  }
}
