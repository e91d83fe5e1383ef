import { DomainError } from '@mofu/domain/domain-error'
import { type BuiltInRoles, isBuiltIn, type Role } from '@mofu/domain/roles'

import type { Caller } from '../../../platform/access.ts'

export type RoleChange = { address: string; role: Role; reason: string }

export type RoleStore = {
  /** Writes the grant, the audit log and the note to its holder together. False when the address has the role. */
  grant(by: Caller, change: RoleChange): Promise<boolean>
  /** The same, backwards. False when the address does not have the role. */
  revoke(by: Caller, change: RoleChange): Promise<boolean>
}

type World = { store: RoleStore; builtIn: BuiltInRoles }

export async function grantRole({ store, builtIn }: World, by: Caller, change: RoleChange): Promise<void> {
  const { address, role } = change
  if (isBuiltIn(address, role, builtIn) || !(await store.grant(by, change))) {
    throw new DomainError('accounts.role_held', { address, role })
  }
}

export async function revokeRole({ store, builtIn }: World, by: Caller, change: RoleChange): Promise<void> {
  const { address, role } = change
  if (isBuiltIn(address, role, builtIn)) throw new DomainError('accounts.role_built_in', { address, role })
  if (!(await store.revoke(by, change))) throw new DomainError('accounts.role_not_held', { address, role })
}
