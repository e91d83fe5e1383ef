import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Product, ShopPage } from './product.ts'
import { findListedProduct, findOpenShop, findShopStatus, findWhyHeld } from './store.ts'

export async function showProduct(db: Database, id: number): Promise<Product> {
  const product = await findListedProduct(db, id)
  if (product) return product
  throw new DomainError((await findWhyHeld(db, id)) ?? 'mall.product_not_found', { id })
}

export async function showShop(db: Database, id: number): Promise<ShopPage> {
  const shop = await findOpenShop(db, id)
  if (shop) return shop
  const isSuspended = (await findShopStatus(db, id)) === 'suspended'
  throw new DomainError(isSuspended ? 'mall.shop_suspended' : 'mall.shop_not_found', { id })
}
