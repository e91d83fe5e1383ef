import { product, sku } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { ShopProduct } from '@mofu/domain/mall/product-csv'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

/** All products of a shop as its files have them, the oldest first. */
export async function listShopProducts(db: Connection, shopId: number): Promise<ShopProduct[]> {
  const products = await db
    .select({
      id: product.id,
      // One that an admin holds returns to what the shop wanted.
      isListed: sql<boolean>`coalesce(${product.heldFrom}, ${product.status}) = 'listed'`,
      categoryId: product.categoryId,
      freightTemplateId: product.freightTemplateId,
      title: product.title,
      description: product.description,
      pictures: product.pictures,
      options: product.options,
    })
    .from(product)
    .where(eq(product.shopId, shopId))
    .orderBy(asc(product.id))
  const skus = await db.select().from(sku).where(eq(sku.shopId, shopId)).orderBy(asc(sku.id))
  const ofProduct = Map.groupBy(skus, ({ productId }) => productId)
  return products.map((one) => ({
    ...one,
    skus: (ofProduct.get(one.id) ?? []).map(({ pictureUrl, ...rest }) => ({ ...rest, picture: pictureUrl })),
  }))
}

/** Locks the SKUs of some products in the order of their ids, as sales do, so that their stock stays as it is read. */
export async function lockSkusOf(
  tx: Transaction,
  shopId: number,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return
  await tx
    .select({ id: sku.id })
    .from(sku)
    .where(and(eq(sku.shopId, shopId), inArray(sku.productId, [...productIds])))
    .orderBy(asc(sku.id))
    .for('no key update')
}

/** Imports of a shop take turns: each plans by what the one before has saved. */
export async function lockShopOfImport(tx: Transaction, shopId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('mall.import'), ${shopId})`)
}
