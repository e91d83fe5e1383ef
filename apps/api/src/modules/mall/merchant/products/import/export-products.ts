import type { Database } from '@mofu/db/connect'
import { writeProductCsv } from '@mofu/domain/mall/product-csv'

import { listTemplates } from '../../freight/store.ts'
import { requireMember } from '../../shops/require-member.ts'
import { listShopProducts } from './store.ts'

/** All products of a shop as a file that can be edited and imported again. */
export async function exportProducts(db: Database, accountId: string, shopId: number): Promise<string> {
  await requireMember(db, shopId, accountId)
  return writeProductCsv(await listShopProducts(db, shopId), await listTemplates(db, shopId))
}
