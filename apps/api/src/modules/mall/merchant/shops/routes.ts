import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/mall/merchant/shops'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../../platform/mount.ts'
import type { ProveWallet } from '../../../accounts/index.ts'
import { shoppers } from '../../shoppers.ts'
import { applyForShop } from './apply-for-shop.ts'
import { reviewShop } from './review-shop.ts'
import { listApplications, listShopsOf } from './store.ts'

type Deps = { db: Database; proveWallet: ProveWallet }

/** Admin calls need the wallet's own signature. */
const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function merchantRoutes(server: FastifyInstance, deps: Deps): void {
  mount(server, wire.createShop, shoppers, async ({ body }, { accountId }, { ip }) => ({
    data: { Id: await applyForShop(deps, { accountId, ip }, body), status: 'pending' as const },
  }))

  mount(server, wire.myShops, shoppers, async (_, { accountId }) => {
    const list = await listShopsOf(deps.db, accountId)
    return { data: { list: list.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) } }
  })

  mount(server, wire.shopApplications, admins, async () => {
    const list = await listApplications(deps.db)
    return { data: { list: list.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) } }
  })

  mount(server, wire.reviewShop, admins, async ({ body }, caller) => {
    await reviewShop(deps.db, caller, body)
    return { data: { isDone: true as const } }
  })
}
