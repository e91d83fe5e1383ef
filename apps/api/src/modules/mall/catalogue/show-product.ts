import { DomainError } from '@mofu/domain/domain-error'

import type { CartLine, Product } from './product.ts'

export type ProductStore = {
  /** A listed product with its SKUs on sale. */
  findListed(id: number): Promise<Product | undefined>
  linesOf(skuIds: readonly number[]): Promise<CartLine[]>
}

export async function showProduct({ store }: { store: ProductStore }, id: number): Promise<Product> {
  const product = await store.findListed(id)
  if (!product) throw new DomainError('mall.product_not_found', { id })
  return product
}
