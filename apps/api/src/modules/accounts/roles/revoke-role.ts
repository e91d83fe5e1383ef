import { DomainError } from '@mofu/domain/domain-error'
import { isBuiltIn } from '@mofu/domain/roles'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { notify } from '../notifications/notify.ts'
import { findAccountByAddress } from '../people/store.ts'
import type { RoleChange, RoleDeps } from './grant-role.ts'
import { deleteRoleGrant } from './store.ts'

export async function revokeRole(
  { db, builtIn }: RoleDeps,
  by: Caller,
  { address, role, reason }: RoleChange,
): Promise<void> {
  if (isBuiltIn(address, role, builtIn)) throw new DomainError('accounts.role_built_in', { address, role })
  await db.transaction(async (tx) => {
    const holder = await findAccountByAddress(tx, address)
    const grantedAt = holder && (await deleteRoleGrant(tx, { accountId: holder.id, role }))
    if (!grantedAt) throw new DomainError('accounts.role_not_held', { address, role })
    await writeAudit(tx, by, { action: 'accounts.revoke_role', subject: address, reason, facts: { role } })
    await notify(tx, {
      accountId: holder.id,
      kind: 'role',
      eventId: `role-revoked-${role}-${grantedAt.getTime()}`,
      facts: { role, change: 'revoked' },
    })
  })
}
