import type { Role } from '@mofu/domain/roles'
import { grantRole, revokeRole } from '@mofu/wire/accounts/roles'

import { callSigned } from '../../../api/call.ts'

export type RoleChange = { address: string; role: Role; reason: string }

export async function giveRole(body: RoleChange): Promise<void> {
  await callSigned(grantRole, { body })
}

export async function takeRole(body: RoleChange): Promise<void> {
  await callSigned(revokeRole, { body })
}
