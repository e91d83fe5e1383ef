import type { BuiltInRoles } from '@mofu/domain/roles'

/** Where the admins of this product are read: the configured one, and the chain on which contract wallets have roles. */
export type AdminSource = { builtInRoles: BuiltInRoles; chainId: number }
