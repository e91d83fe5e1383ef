import { favourite, freightTemplate, product, shop, sku } from '@mofu/db/app/mall/shop'
import type { Database } from '@mofu/db/connect'
import { limits } from '@mofu/domain/limits'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'

import type { FavouriteStore } from './keep-favourite.ts'
import type { Order, Place, SearchStore } from './search-products.ts'
import type { ProductStore } from './show-product.ts'

/** Written out, not a parameter: only so do the partial indexes know themselves. */
const isListed = sql`${product.status} = 'listed'`

const card = {
  id: product.id,
  title: product.title,
  picture: sql<string | null>`${product.pictures}[1]`,
  // Whatever is listed has something on sale, and so a price.
  priceFrom: sql<bigint>`${product.priceFrom}`.mapWith(BigInt),
  priceTo: sql<bigint>`${product.priceTo}`.mapWith(BigInt),
  currency: product.currency,
  shop: { id: shop.id, name: shop.name },
  soldCount: product.soldCount,
  favouriteCount: product.favouriteCount,
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

const orderColumn = {
  popular: product.soldCount,
  newest: product.listedAt,
  price: product.priceFrom,
}

export function catalogueStore(db: Database): SearchStore & ProductStore & FavouriteStore {
  return {
    search: async ({ terms, order, after, skip, most }) => {
      const direction = order.isDescending ? desc : asc
      return db
        .select(card)
        .from(product)
        .innerJoin(shop, eq(shop.id, product.shopId))
        .where(
          and(
            isListed,
            terms.length === 0 ? undefined : sql`${product.terms} @> ${sql.param([...terms])}::text[]`,
            after === undefined ? undefined : isPast(order, after),
          ),
        )
        .orderBy(direction(orderColumn[order.by]), direction(product.id))
        .limit(most)
        .offset(skip)
    },

    findListed: async (id) => {
      const [found] = await db
        .select({
          ...card,
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
    },

    findOpenShop: async (id) => {
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
    },

    linesOf: (skuIds) =>
      db
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
        .where(inArray(sku.id, [...skuIds]))
        .orderBy(asc(sku.id)),

    keep: (accountId, productId, tag) =>
      db.transaction(async (tx) => {
        // The product's row is locked first, so that its counter and the rows it counts move together.
        const [found] = await tx
          .select({ count: product.favouriteCount })
          .from(product)
          .where(and(eq(product.id, productId), isListed))
          .for('update')
        if (!found) return undefined
        const held = await tx.$count(favourite, eq(favourite.accountId, accountId))
        const [known] = await tx
          .update(favourite)
          .set({ tag })
          .where(and(eq(favourite.accountId, accountId), eq(favourite.productId, productId)))
          .returning({ productId: favourite.productId })
        if (known) return found.count
        if (held >= limits.favouritesMost) return 'full'
        await tx.insert(favourite).values({ accountId, productId, tag })
        return countUp(tx, productId, 1)
      }),

    drop: (accountId, productId) =>
      db.transaction(async (tx) => {
        const [found] = await tx
          .select({ count: product.favouriteCount })
          .from(product)
          .where(eq(product.id, productId))
          .for('update')
        if (!found) return undefined
        const dropped = await tx
          .delete(favourite)
          .where(and(eq(favourite.accountId, accountId), eq(favourite.productId, productId)))
          .returning({ productId: favourite.productId })
        return dropped.length === 0 ? found.count : countUp(tx, productId, -1)
      }),

    favourites: (accountId) =>
      db
        .select({ ...card, tag: favourite.tag })
        .from(favourite)
        .innerJoin(product, eq(product.id, favourite.productId))
        .innerJoin(shop, eq(shop.id, product.shopId))
        .where(and(eq(favourite.accountId, accountId), isListed))
        .orderBy(desc(favourite.createdAt), desc(favourite.productId))
        .limit(limits.favouritesMost),
  }
}

type Writer = Parameters<Parameters<Database['transaction']>[0]>[0]

async function countUp(tx: Writer, productId: number, by: 1 | -1): Promise<number | undefined> {
  const [row] = await tx
    .update(product)
    .set({ favouriteCount: sql`${product.favouriteCount} + ${by}` })
    .where(eq(product.id, productId))
    .returning({ count: product.favouriteCount })
  return row?.count
}

function isPast({ by, isDescending }: Order, { value, id }: Place): SQL {
  // Listed moments are whole milliseconds (see list-product.ts), so none is lost on the way through a cursor.
  const at = by === 'newest' ? sql`to_timestamp(${value}::numeric / 1000)` : sql`${value}`
  const row = sql`(${orderColumn[by]}, ${product.id})`
  return isDescending ? sql`${row} < (${at}, ${id})` : sql`${row} > (${at}, ${id})`
}
