import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/mall/disputes'
import type { FastifyInstance } from 'fastify'

import { walletOf } from '../../../../platform/caller-wallet.ts'
import { mount } from '../../../../platform/mount.ts'
import type { AdminSource } from '../../../accounts/index.ts'
import { shoppers } from '../../shoppers.ts'
import { disputeRequest } from './dispute-request.ts'
import { proposeRuling } from './propose-ruling.ts'
import { listDisputes } from './store.ts'

const done = { data: { isDone: true } } as const
// Admin calls need the wallet's own signature.
const adminScope = { scopes: ['web3'], roles: ['admin'] } as const

/** An admin decides where buyer and shop do not agree. */
export function disputeRoutes(
  server: FastifyInstance,
  { db, admins }: { db: Database; admins: AdminSource },
): void {
  mount(server, wire.disputeRequest, shoppers, async ({ body: { requestId, reason } }, caller) => {
    await disputeRequest(db, caller, { requestId, reason })
    return done
  })

  mount(server, wire.disputes, adminScope, async () => {
    const { count, list } = await listDisputes(db)
    return {
      data: {
        count,
        list: list.map((one) => ({
          ...one,
          amount: String(one.amount),
          disputedAt: one.disputedAt.toISOString(),
          actBy: one.actBy.toISOString(),
        })),
      },
    }
  })

  mount(server, wire.proposeRuling, adminScope, async ({ body }, caller) => ({
    data: await proposeRuling({ db, admins }, walletOf(caller), body),
  }))
}
