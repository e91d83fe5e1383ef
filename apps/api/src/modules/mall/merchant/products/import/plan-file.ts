import { createHash } from 'node:crypto'

import type { Connection } from '@mofu/db/connect'
import { type ImportPlan, planImport } from '@mofu/domain/mall/product-import'

import { listTemplates } from '../../freight/store.ts'
import { listShopProducts } from './store.ts'

/** What a file would change of what the shop has now, and a token that stands for exactly these changes. */
export async function planFile(
  db: Connection,
  { shopId, csv, mediaUrl }: { shopId: number; csv: string; mediaUrl: string },
): Promise<ImportPlan & { token: string }> {
  const products = await listShopProducts(db, shopId)
  const ways = await listTemplates(db, shopId)
  const plan = planImport(csv, {
    products,
    ways,
    isOwnPicture: (url) => url.startsWith(`${mediaUrl}/`),
  })
  return { ...plan, token: tokenOf(plan) }
}

function tokenOf({ products }: ImportPlan): string {
  const changed = products.filter(({ kind }) => kind !== 'unchanged')
  const text = JSON.stringify(changed, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return createHash('sha256').update(text).digest('hex')
}
