import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/mall/moderation'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { listModeratedProducts, listModeratedShops } from './list-moderated.ts'
import { reinstateShop, suspendShop } from './suspend-shop.ts'
import { restoreProduct, takeDownProduct } from './take-down-product.ts'

/** Admin calls need the wallet's own signature. */
const admins = { scopes: ['web3'], roles: ['admin'] } as const
const done = { data: { isDone: true } } as const

/** What admins see of shops and products, and decide about them. */
export function moderationRoutes(server: FastifyInstance, { db }: { db: Database }): void {
  mount(server, wire.moderatedShops, admins, async ({ body }) => {
    const { list, next } = await listModeratedShops(db, body)
    return { data: { list: list.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })), next } }
  })

  mount(server, wire.moderatedProducts, admins, async ({ body }) => ({
    data: await listModeratedProducts(db, body),
  }))

  mount(server, wire.suspendShop, admins, async ({ body }, caller) => {
    await suspendShop(db, caller, body)
    return done
  })

  mount(server, wire.reinstateShop, admins, async ({ body }, caller) => {
    await reinstateShop(db, caller, body)
    return done
  })

  mount(server, wire.takeDownProduct, admins, async ({ body }, caller) => {
    await takeDownProduct(db, caller, body)
    return done
  })

  mount(server, wire.restoreProduct, admins, async ({ body }, caller) => {
    await restoreProduct(db, caller, body)
    return done
  })
}
