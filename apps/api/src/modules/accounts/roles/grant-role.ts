import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { type BuiltInRoles, isBuiltIn, type Role } from '@mofu/domain/roles'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { notify } from '../notifications/notify.ts'
import { findOrInsertAccount } from '../people/store.ts'
import { insertRoleGrant } from './store.ts'

export type RoleDeps = { db: Database; builtIn: BuiltInRoles }
export type RoleChange = { address: string; role: Role; reason: string }

export async function grantRole(
  { db, builtIn }: RoleDeps,
  by: Caller,
  { address, role, reason }: RoleChange,
): Promise<void> {
  if (isBuiltIn(address, role, builtIn)) throw new DomainError('accounts.role_held', { address, role })
  await db.transaction(async (tx) => {
    const { id: accountId } = await findOrInsertAccount(tx, address)
    const grantedAt = await insertRoleGrant(tx, { accountId, role, reason, grantedBy: by.accountId })
    if (!grantedAt) throw new DomainError('accounts.role_held', { address, role })
    await writeAudit(tx, by, { action: 'accounts.grant_role', subject: address, reason, facts: { role } })
    await notify(tx, {
      accountId,
      kind: 'role',
      eventId: `role-granted-${role}-${grantedAt.getTime()}`,
      facts: { role, change: 'granted' },
    })
  })
}
