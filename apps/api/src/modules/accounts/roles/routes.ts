import * as wire from '@mofu/wire/accounts/roles'
import type { FastifyInstance } from 'fastify'

import { csvFile } from '../../../platform/csv-file.ts'
import { mountFile } from '../../../platform/mount-file.ts'
import { mount } from '../../../platform/mount.ts'
import { auditTitles, exportAudit } from './export-audit.ts'
import { grantRole, type RoleDeps } from './grant-role.ts'
import { listAudit } from './list-audit.ts'
import { listRoles } from './list-roles.ts'
import { revokeRole } from './revoke-role.ts'

/** Admin calls need the wallet's own signature: a session opened with a password is not enough. */
const admins = { scopes: ['web3'], roles: ['admin'] } as const
const done = { data: { isDone: true } } as const

export function roleRoutes(server: FastifyInstance, deps: RoleDeps): void {
  mount(server, wire.addressIdentityList, { scopes: ['web3', 'readonly'] }, async (_, caller) => {
    const held = await listRoles(deps)
    const seen = caller.roles.includes('admin')
      ? held
      : held.filter(({ address }) => address === caller.address)
    return {
      data: { list: seen.map(({ address, role, isBuiltIn }) => ({ address, identity: role, isBuiltIn })) },
    }
  })

  mount(server, wire.roleGrants, admins, async () => {
    const held = await listRoles(deps)
    return {
      data: { list: held.map((one) => ({ ...one, grantedAt: one.grantedAt?.toISOString() ?? null })) },
    }
  })

  mount(server, wire.grantRole, admins, async ({ body }, caller) => {
    await grantRole(deps, caller, body)
    return done
  })

  mount(server, wire.revokeRole, admins, async ({ body }, caller) => {
    await revokeRole(deps, caller, body)
    return done
  })

  mount(server, wire.auditLog, admins, async ({ query }) => {
    const { list, next } = await listAudit(deps.db, query)
    return { data: { list: list.map((row) => ({ ...row, at: row.at.toISOString() })), next } }
  })

  mountFile(server, wire.auditExport, admins, async ({ query }, caller) => ({
    name: 'audit.csv',
    type: 'text/csv; charset=utf-8',
    chunks: csvFile(auditTitles, await exportAudit(deps.db, caller, query)),
  }))
}
