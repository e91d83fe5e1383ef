/** What an account may do beyond its own things. Kept on the server; a browser only learns its own, to shape menus. */
export const roles = ['admin', 'leader', 'minter', 'merchant'] as const

export type Role = (typeof roles)[number]

/** SPEC §6: these three have one address each from configuration, whatever has been granted since. */
export type BuiltInRole = Exclude<Role, 'merchant'>

export type BuiltInRoles = Readonly<Partial<Record<BuiltInRole, string>>>

/** The roles of an account: those granted to it, and those its address has from configuration. */
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
