import type { BuiltInRole } from '@mofu/domain/roles'

import type { RoleDeps } from './grant-role.ts'
import type { HeldRole } from './role-rows.ts'
import { listRoleGrants } from './store.ts'

/** Every role that is held: those from configuration first, then the newest grants. */
export async function listRoles({ db, builtIn }: RoleDeps): Promise<HeldRole[]> {
  const configured = Object.entries(builtIn).map(([role, address]) => ({
    address,
    role: role as BuiltInRole,
    isBuiltIn: true,
    grantedBy: null,
    reason: null,
    grantedAt: null,
  }))
  return [...configured, ...(await listRoleGrants(db))]
}
