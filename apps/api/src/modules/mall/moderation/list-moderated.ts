import type { Database } from '@mofu/db/connect'

import { listProducts, listShops, type ProductRow, type ShopSearch } from './store.ts'

const PAGE = 20

/** A page of all shops, for admins. */
export async function listModeratedShops(db: Database, search: ShopSearch) {
  return pageOf(await listShops(db, search, PAGE + 1))
}

/** A page of a shop's products in every status, for admins. */
export async function listModeratedProducts(
  db: Database,
  wanted: { shopId: number; before?: number | undefined },
): Promise<{ list: ProductRow[]; next: number | null }> {
  return pageOf(await listProducts(db, wanted, PAGE + 1))
}

function pageOf<Row extends { id: number }>(found: Row[]): { list: Row[]; next: number | null } {
  const list = found.slice(0, PAGE)
  return { list, next: found.length > PAGE ? (list.at(-1)?.id ?? null) : null }
}
