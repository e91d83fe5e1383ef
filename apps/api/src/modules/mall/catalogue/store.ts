import { favourite, freightTemplate, product, shop, sku } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import { limits } from '@mofu/domain/limits'
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import type { CartLine, Product, ProductCard, ShopPage } from './product.ts'

/** A literal, not a parameter: otherwise the planner does not use the partial indexes. */
export const isListed = sql`${product.status} = 'listed'`

/** The columns of a product in a list. */
export const productCard = {
  id: product.id,
  title: product.title,
  picture: sql<string | null>`${product.pictures}[1]`,
  // Every listed product has a SKU on sale, and so a price.
  priceFrom: sql<bigint>`${product.priceFrom}`.mapWith(BigInt),
  priceTo: sql<bigint>`${product.priceTo}`.mapWith(BigInt),
  currency: product.currency,
  shop: { id: shop.id, name: shop.name },
  soldCount: product.soldCount,
  favouriteCount: product.favouriteCount,
  ratingSum: product.ratingSum,
  ratingCount: product.ratingCount,
  isInStock: sql<boolean>`exists (select from app.sku s where s.product_id = ${product.id} and s.is_on_sale and s.on_hand > s.reserved)`,
  listedAt: sql<Date>`${product.listedAt}`.mapWith(product.listedAt),
}

const shopCard = {
  id: shop.id,
  name: shop.name,
  logo: shop.logoUrl,
  country: shop.country,
  hasPickup: sql<boolean>`${shop.pickupPoint} is not null`,
}

const freight = {
  unit: freightTemplate.unit,
  rules: freightTemplate.rules,
  freeFrom: freightTemplate.freeFrom,
}

const skuColumns = {
  id: sku.id,
  choices: sku.choices,
  picture: sku.pictureUrl,
  price: { amount: sku.price, currency: sku.currency },
  grams: sku.grams,
  available: sql<number>`${sku.onHand} - ${sku.reserved}`,
}

/** A listed product with its SKUs on sale. */
export async function findListedProduct(db: Connection, id: number): Promise<Product | undefined> {
  const [found] = await db
    .select({
      ...productCard,
      description: product.description,
      pictures: product.pictures,
      categoryId: product.categoryId,
      options: product.options,
      shop: shopCard,
      freight,
    })
    .from(product)
    .innerJoin(shop, eq(shop.id, product.shopId))
    .innerJoin(freightTemplate, eq(freightTemplate.id, product.freightTemplateId))
    .where(and(eq(product.id, id), isListed))
  if (!found) return undefined
  const skus = await db
    .select(skuColumns)
    .from(sku)
    .where(and(eq(sku.productId, id), sku.isOnSale))
    .orderBy(asc(sku.id))
  return { ...found, skus }
}

/** Why a product that was for sale is not shown now; undefined for all others. */
export async function findWhyHeld(
  db: Connection,
  id: number,
): Promise<'mall.product_taken_down' | 'mall.shop_suspended' | undefined> {
  const [found] = await db
    .select({ isTakenDown: sql<boolean>`${product.takedownReason} is not null` })
    .from(product)
    .where(and(eq(product.id, id), eq(product.status, 'held'), eq(product.heldFrom, 'listed')))
  return found && (found.isTakenDown ? 'mall.product_taken_down' : 'mall.shop_suspended')
}

export async function findShopStatus(db: Connection, id: number): Promise<string | undefined> {
  const [found] = await db.select({ status: shop.status }).from(shop).where(eq(shop.id, id))
  return found?.status
}

export async function findOpenShop(db: Connection, id: number): Promise<ShopPage | undefined> {
  const [found] = await db
    .select({
      ...shopCard,
      about: shop.about,
      terms: shop.terms,
      email: shop.email,
      pickupPoint: shop.pickupPoint,
    })
    .from(shop)
    .where(and(eq(shop.id, id), eq(shop.status, 'open')))
  return found
}

/**
 * The SKUs of a cart, also of products that their shop has unlisted since: the cart says so. What was never offered, and
 * what an admin has taken down or whose shop is suspended, is unknown to it.
 */
export function listCartLines(db: Connection, skuIds: readonly number[]): Promise<CartLine[]> {
  return db
    .select({
      ...skuColumns,
      productId: product.id,
      title: product.title,
      options: product.options,
      picture: sql<string | null>`coalesce(${sku.pictureUrl}, ${product.pictures}[1])`,
      shop: shopCard,
      freightTemplateId: product.freightTemplateId,
      freight,
      isOnSale: sql<boolean>`${sku.isOnSale} and ${product.status} = 'listed'`,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .innerJoin(freightTemplate, eq(freightTemplate.id, product.freightTemplateId))
    .where(
      and(
        inArray(sku.id, [...skuIds]),
        inArray(product.status, ['listed', 'unlisted']),
        isNotNull(product.listedAt),
        eq(shop.status, 'open'),
      ),
    )
    .orderBy(asc(sku.id))
}

/** Locks a product and returns its number of favourites. Only a listed one can become a favourite. */
export async function lockFavouriteCount(
  tx: Transaction,
  productId: number,
  { onlyListed }: { onlyListed: boolean },
): Promise<number | undefined> {
  const [found] = await tx
    .select({ count: product.favouriteCount })
    .from(product)
    .where(and(eq(product.id, productId), onlyListed ? isListed : undefined))
    .for('update')
  return found?.count
}

export function countFavourites(db: Connection, accountId: string): Promise<number> {
  return db.$count(favourite, eq(favourite.accountId, accountId))
}

/** False when the product is not among the account's favourites. */
export async function updateFavouriteTag(
  tx: Transaction,
  { accountId, productId, tag }: { accountId: string; productId: number; tag: string },
): Promise<boolean> {
  const [updated] = await tx
    .update(favourite)
    .set({ tag })
    .where(and(eq(favourite.accountId, accountId), eq(favourite.productId, productId)))
    .returning({ productId: favourite.productId })
  return updated !== undefined
}

export async function insertFavourite(
  tx: Transaction,
  row: { accountId: string; productId: number; tag: string },
): Promise<void> {
  await tx.insert(favourite).values(row)
}

/** False when the product was not among the account's favourites. */
export async function deleteFavourite(
  tx: Transaction,
  accountId: string,
  productId: number,
): Promise<boolean> {
  const deleted = await tx
    .delete(favourite)
    .where(and(eq(favourite.accountId, accountId), eq(favourite.productId, productId)))
    .returning({ productId: favourite.productId })
  return deleted.length > 0
}

/** Changes a product's number of favourites and returns it. */
export async function addToFavouriteCount(tx: Transaction, productId: number, by: 1 | -1): Promise<number> {
  const [row] = await tx
    .update(product)
    .set({ favouriteCount: sql`${product.favouriteCount} + ${by}` })
    .where(eq(product.id, productId))
    .returning({ count: product.favouriteCount })
  if (!row) throw new Error(`product ${productId} does not exist`)
  return row.count
}

export function listFavourites(
  db: Connection,
  accountId: string,
): Promise<(ProductCard & { tag: string })[]> {
  return db
    .select({ ...productCard, tag: favourite.tag })
    .from(favourite)
    .innerJoin(product, eq(product.id, favourite.productId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(and(eq(favourite.accountId, accountId), isListed))
    .orderBy(desc(favourite.createdAt), desc(favourite.productId))
    .limit(limits.favouritesMost)
}
