import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/app/alerts'
import type { FastifyInstance } from 'fastify'

import { listAlerts } from './alerts.ts'
import { mount } from './mount.ts'

const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function alertRoutes(server: FastifyInstance, db: Database): void {
  mount(server, wire.openAlerts, admins, async () => {
    const { count, list } = await listAlerts(db)
    return {
      data: {
        count,
        list: list.map(({ raisedAt, ...one }) => ({
          ...one,
          raisedAt: Math.floor(raisedAt.getTime() / 1_000),
        })),
      },
    }
  })
}
