import * as wire from '@mofu/wire/mall/merchants'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import type { ProveWallet } from '../../accounts/index.ts'
import { shoppers } from '../shoppers.ts'
import { applyForShop, type MerchantStore, reviewShop } from './open-shop.ts'

type World = { store: MerchantStore; proveWallet: ProveWallet }

/** Power over others needs the wallet's own signature. */
const admins = { scopes: ['web3'], roles: ['admin'] } as const

export function merchantRoutes(server: FastifyInstance, world: World): void {
  mount(server, wire.createShop, shoppers, async ({ body }, { accountId }, { ip }) => ({
    data: { Id: await applyForShop(world, { accountId, ip }, body), status: 'pending' as const },
  }))

  mount(server, wire.myShops, shoppers, async (_, { accountId }) => {
    const list = await world.store.shopsOf(accountId)
    return { data: { list: list.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) } }
  })

  mount(server, wire.shopApplications, admins, async () => {
    const list = await world.store.waiting()
    return { data: { list: list.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) } }
  })

  mount(server, wire.reviewShop, admins, async ({ body }, caller) => {
    await reviewShop(world, caller, body)
    return { data: { isDone: true as const } }
  })
}
