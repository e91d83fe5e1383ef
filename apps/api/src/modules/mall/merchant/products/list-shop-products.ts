import type { Database } from '@mofu/db/connect'

import { requireMember } from '../shops/require-member.ts'
import { listProductsOfShop, type ProductPage } from './store.ts'

/** A page of a shop's products with their stock, for its members. */
export async function listShopProducts(db: Database, accountId: string, page: ProductPage) {
  await requireMember(db, page.shopId, accountId)
  return listProductsOfShop(db, page)
}
