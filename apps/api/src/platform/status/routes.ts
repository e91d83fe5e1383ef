import type { Database } from '@mofu/db/connect'
import { systemStatus } from '@mofu/wire/app/status'
import type { FastifyInstance } from 'fastify'

import type { ReadHead } from '../chain-head.ts'
import { mount } from '../mount.ts'
import { showStatus } from './show-status.ts'

const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function statusRoutes(server: FastifyInstance, db: Database, readHead: ReadHead, least: bigint): void {
  mount(server, systemStatus, admins, async () => ({ data: await showStatus(db, readHead, least) }))
}
