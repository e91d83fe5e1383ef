import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/mall/merchant/products'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../../platform/mount.ts'
import { shoppers } from '../../shoppers.ts'
import { exportProducts } from './import/export-products.ts'
import { importProducts, previewImport } from './import/import-products.ts'
import { listShopProducts } from './list-shop-products.ts'
import { saveProduct } from './save-product.ts'

type Deps = { db: Database; mediaUrl: string }

/** A shop's products, for its members. */
export function productRoutes(server: FastifyInstance, deps: Deps): void {
  mount(server, wire.saveProduct, shoppers, async ({ body }, { accountId }) => {
    const skus = body.skus.map((one) => ({ ...one, price: BigInt(one.price) }))
    return { data: { id: await saveProduct(deps, accountId, { ...body, skus }) } }
  })

  mount(server, wire.exportProducts, shoppers, async ({ body: { shopId } }, { accountId }) => ({
    data: { csv: await exportProducts(deps.db, accountId, shopId) },
  }))

  mount(server, wire.previewImport, shoppers, async ({ body }, caller) => {
    const { products, faults, token } = await previewImport(deps, caller, body)
    return {
      data: {
        token,
        faults,
        products: products.map(({ kind, line, id, title, skus, changes }) => ({
          kind,
          line,
          id: id ?? null,
          title,
          skuCount: skus.length,
          changes,
        })),
      },
    }
  })

  mount(server, wire.importProducts, shoppers, async ({ body }, caller) => ({
    data: await importProducts(deps, caller, body),
  }))

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
