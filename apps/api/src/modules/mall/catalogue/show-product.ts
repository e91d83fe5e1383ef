import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Product, ShopPage } from './product.ts'
import { findListedProduct, findOpenShop } from './store.ts'

export async function showProduct(db: Database, id: number): Promise<Product> {
  const product = await findListedProduct(db, id)
  if (!product) throw new DomainError('mall.product_not_found', { id })
  return product
}

export async function showShop(db: Database, id: number): Promise<ShopPage> {
  const shop = await findOpenShop(db, id)
  if (!shop) throw new DomainError('mall.shop_not_found', { id })
  return shop
}
