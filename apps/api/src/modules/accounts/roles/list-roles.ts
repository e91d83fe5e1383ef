import type { BuiltInRole, BuiltInRoles, Role } from '@mofu/domain/roles'

export type HeldRole = {
  address: string
  role: Role
  isBuiltIn: boolean
  grantedBy: string | null
  reason: string | null
  grantedAt: Date | null
}

export type RoleListStore = { granted(): Promise<HeldRole[]> }

/** Every role somebody holds: those from configuration first, then the newest grants. */
export async function listRoles({
  store,
  builtIn,
}: {
  store: RoleListStore
  builtIn: BuiltInRoles
}): Promise<HeldRole[]> {
  const configured = Object.entries(builtIn).map(([role, address]) => ({
    address,
    role: role as BuiltInRole,
    isBuiltIn: true,
    grantedBy: null,
    reason: null,
    grantedAt: null,
  }))
  return [...configured, ...(await store.granted())]
}
