import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/mall/operations'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../../platform/mount.ts'
import { retryOperations } from './retry-operations.ts'

// Admin calls need the wallet's own signature.
const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function operationRoutes(server: FastifyInstance, { db }: { db: Database }): void {
  mount(server, wire.retryOperations, admins, async ({ body }, caller) => ({
    data: { count: await retryOperations(db, caller, body) },
  }))
}
