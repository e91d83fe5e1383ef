import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/mall/merchant/products'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../../platform/mount.ts'
import { shoppers } from '../../shoppers.ts'
import { listShopProducts } from './list-shop-products.ts'
import { saveProduct } from './save-product.ts'

type Deps = { db: Database; mediaUrl: string }

/** A shop's products, for its members. */
export function productRoutes(server: FastifyInstance, deps: Deps): void {
  mount(server, wire.saveProduct, shoppers, async ({ body }, { accountId }) => {
    const skus = body.skus.map((one) => ({ ...one, price: BigInt(one.price) }))
    return { data: { id: await saveProduct(deps, accountId, { ...body, skus }) } }
  })

  mount(server, wire.shopProducts, shoppers, async ({ body }, { accountId }) => {
    const { list, total } = await listShopProducts(deps.db, accountId, body)
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
