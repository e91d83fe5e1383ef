import { product, shop, sku } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { LocalText } from '@mofu/domain/local-text'
import { and, eq, sql } from 'drizzle-orm'

export async function findProductNames(
  db: Connection,
  productId: number,
): Promise<{ shop: string; title: LocalText } | undefined> {
  const [named] = await db
    .select({ shop: shop.name, title: product.title })
    .from(product)
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(eq(product.id, productId))
  return named
}

/** Adds to what a SKU has on hand and reserved; false when less than `leastAvailable` is available. */
export async function addToSkuStock(
  tx: Transaction,
  skuId: number,
  {
    onHand,
    reserved,
    leastAvailable,
  }: { onHand: number; reserved: number; leastAvailable?: number | undefined },
): Promise<boolean> {
  const [changed] = await tx
    .update(sku)
    .set({ onHand: sql`${sku.onHand} + ${onHand}`, reserved: sql`${sku.reserved} + ${reserved}` })
    .where(
      and(
        eq(sku.id, skuId),
        leastAvailable === undefined ? undefined : sql`${sku.onHand} - ${sku.reserved} >= ${leastAvailable}`,
      ),
    )
    .returning({ id: sku.id })
  return changed !== undefined
}

export async function addToSoldCount(tx: Transaction, productId: number, count: number): Promise<void> {
  await tx
    .update(product)
    .set({ soldCount: sql`greatest(0, ${product.soldCount} + ${count})` })
    .where(eq(product.id, productId))
}
