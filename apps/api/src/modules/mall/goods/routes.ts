import * as wire from '@mofu/wire/mall/goods'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { shoppers } from '../shoppers.ts'
import { type GoodsStore, saveProduct } from './save-product.ts'

type World = { store: GoodsStore; mediaUrl: string }

/** What a shop has on its shelves, for those who work in it. */
export function goodsRoutes(server: FastifyInstance, world: World): void {
  mount(server, wire.saveProduct, shoppers, async ({ body }, { accountId }) => {
    const skus = body.skus.map((one) => ({ ...one, price: BigInt(one.price) }))
    return { data: { id: await saveProduct(world, accountId, { ...body, skus }) } }
  })

  mount(server, wire.shopProducts, shoppers, async ({ body }, { accountId }) => {
    const { list, total } = await world.store.list(accountId, body)
    return {
      data: {
        list: list.map((one) => ({
          ...one,
          skus: one.skus.map((own) => ({ ...own, price: String(own.price) })),
        })),
        total,
      },
    }
  })
}
