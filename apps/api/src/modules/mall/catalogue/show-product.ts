import { DomainError } from '@mofu/domain/domain-error'

import type { CartLine, Product, ShopPage } from './product.ts'

export type ProductStore = {
  /** A listed product with its SKUs on sale. */
  findListed(id: number): Promise<Product | undefined>
  findOpenShop(id: number): Promise<ShopPage | undefined>
  linesOf(skuIds: readonly number[]): Promise<CartLine[]>
}

export async function showProduct({ store }: { store: ProductStore }, id: number): Promise<Product> {
  const product = await store.findListed(id)
  if (!product) throw new DomainError('mall.product_not_found', { id })
  return product
}

export async function showShop({ store }: { store: ProductStore }, id: number): Promise<ShopPage> {
  const shop = await store.findOpenShop(id)
  if (!shop) throw new DomainError('mall.shop_not_found', { id })
  return shop
}
