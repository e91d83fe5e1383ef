import { product, shop } from '@mofu/db/app/mall/shop'
import type { Database } from '@mofu/db/connect'
import { textIn } from '@mofu/domain/local-text'
import { eq } from 'drizzle-orm'

import { tellMembers } from '../merchants/store.ts'
import type { LowStock } from './tell-low-stock.ts'

export async function tellLowStock(
  db: Database,
  { skuId, productId, shopId, left, day }: LowStock,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [named] = await tx
      .select({ shop: shop.name, title: product.title })
      .from(product)
      .innerJoin(shop, eq(shop.id, product.shopId))
      .where(eq(product.id, productId))
    await tellMembers(tx, shopId, {
      eventId: `low-${skuId}-${day}`,
      facts: {
        shop: named?.shop ?? '',
        news: 'lowStock',
        left: String(left),
        title: textIn('en', named?.title ?? {}),
      },
    })
  })
}
