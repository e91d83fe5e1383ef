/** What an account may do beyond its own data. Stored on the server; a browser only learns its own roles, to shape menus. */
export const roles = ['admin', 'leader', 'minter', 'merchant'] as const

export type Role = (typeof roles)[number]

/** SPEC §6: each of these three roles has one configured address, in addition to any grants. */
export type BuiltInRole = Exclude<Role, 'merchant'>

export type BuiltInRoles = Readonly<Partial<Record<BuiltInRole, string>>>

/** The roles of an account: granted ones, and those configured for its address. */
export function rolesOf(
  address: string | null,
  granted: readonly Role[],
  builtIn: BuiltInRoles,
): readonly Role[] {
  return roles.filter(
    (role) => granted.includes(role) || (address !== null && isBuiltIn(address, role, builtIn)),
  )
}

export function isBuiltIn(address: string, role: Role, builtIn: BuiltInRoles): boolean {
  return role !== 'merchant' && builtIn[role] === address
}
