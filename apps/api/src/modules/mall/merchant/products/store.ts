import { product, shop, sku } from '@mofu/db/app/mall/shop'
import type { Connection, Database, Transaction } from '@mofu/db/connect'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'

import type { WrittenProduct } from './product.ts'

export type OwnSku = typeof sku.$inferSelect
type ProductColumns = typeof product.$inferInsert

/** Keeps the shop from changing its status for this transaction; products are still saved concurrently. */
export async function shareLockShop(
  tx: Transaction,
  shopId: number,
): Promise<{ name: string; status: string } | undefined> {
  const [found] = await tx
    .select({ name: shop.name, status: shop.status })
    .from(shop)
    .where(eq(shop.id, shopId))
    .for('share')
  return found
}

export function countProducts(db: Connection, shopId: number): Promise<number> {
  return db.$count(product, eq(product.shopId, shopId))
}

export async function insertProduct(tx: Transaction, values: ProductColumns): Promise<number> {
  const [inserted] = await tx.insert(product).values(values).returning({ id: product.id })
  if (!inserted) throw new Error('the product was not saved')
  return inserted.id
}

/** False when the shop has no such product. One that an admin took down stays down, and returns as the shop wants it. */
export async function updateProduct(
  tx: Transaction,
  { id, shopId, isListed }: { id: number; shopId: number; isListed: boolean },
  values: Partial<ProductColumns>,
): Promise<boolean> {
  const wanted = sql`case when ${isListed} then 'listed'
    when coalesce(${product.heldFrom}, ${product.status}) = 'draft' then 'draft' else 'unlisted' end`
  const [updated] = await tx
    .update(product)
    .set({
      ...values,
      status: sql`case when ${product.status} = 'held' then 'held' else ${wanted} end`,
      heldFrom: sql`case when ${product.status} = 'held' then ${wanted} end`,
      listedAt: isListed
        ? sql`coalesce(${product.listedAt}, date_trunc('milliseconds', now()))`
        : sql`${product.listedAt}`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(product.id, id), eq(product.shopId, shopId)))
    .returning({ id: product.id })
  return updated !== undefined
}

/** Locks the SKUs of a product, in the order of their ids. */
export function lockSkus(tx: Transaction, shopId: number, productId: number): Promise<OwnSku[]> {
  return tx
    .select()
    .from(sku)
    .where(and(eq(sku.productId, productId), eq(sku.shopId, shopId)))
    .orderBy(asc(sku.id))
    .for('no key update')
}

export async function updateSku(
  tx: Transaction,
  id: number,
  values: Partial<typeof sku.$inferInsert>,
): Promise<void> {
  await tx.update(sku).set(values).where(eq(sku.id, id))
}

export async function stopSelling(tx: Transaction, id: number): Promise<void> {
  await updateSku(tx, id, { isOnSale: false })
}

export async function insertSkus(
  tx: Transaction,
  { shopId, productId }: { shopId: number; productId: number },
  skus: WrittenProduct['skus'],
): Promise<void> {
  await tx.insert(sku).values(
    skus.map(({ code, choices, price, grams, lowStockAt, isOnSale, addStock, picture }) => ({
      code,
      choices,
      price,
      grams,
      lowStockAt,
      isOnSale,
      shopId,
      productId,
      pictureUrl: picture,
      onHand: addStock,
    })),
  )
}

/** Addresses of a product's present pictures. */
export async function listPictures(db: Connection, productId: number): Promise<string[]> {
  const [found] = await db
    .select({ pictures: product.pictures })
    .from(product)
    .where(eq(product.id, productId))
  const ofSkus = await db.select({ url: sku.pictureUrl }).from(sku).where(eq(sku.productId, productId))
  return [...(found?.pictures ?? []), ...ofSkus.flatMap(({ url }) => url ?? [])]
}

export type ProductPage = { shopId: number; id?: number | undefined; pages: number; pageSize: number }

export async function listProductsOfShop(db: Database, { shopId, id, pages, pageSize }: ProductPage) {
  const where = and(eq(product.shopId, shopId), id === undefined ? undefined : eq(product.id, id))
  const [rows, total] = [
    await db
      .select()
      .from(product)
      .where(where)
      .orderBy(desc(product.id))
      .limit(pageSize)
      .offset((pages - 1) * pageSize),
    await db.$count(product, where),
  ]
  const ids = rows.map((row) => row.id)
  const skus = await db
    .select()
    .from(sku)
    .where(and(inArray(sku.productId, ids), eq(sku.shopId, shopId)))
    .orderBy(asc(sku.id))
  const list = rows.map((row) => ({
    ...row,
    skus: skus
      .filter(({ productId }) => productId === row.id)
      .map(({ pictureUrl, ...one }) => ({ ...one, picture: pictureUrl })),
  }))
  return { list, total }
}
