import { freightTemplate, product, shop, sku } from '@mofu/db/app/mall/shop'
import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { priceSpan } from '@mofu/domain/mall/product-rules'
import { termsOfProduct } from '@mofu/domain/mall/search-terms'
import { goodsLimits } from '@mofu/domain/mall/shop-rules'
import { shelfTexts } from '@mofu/words/mall/categories'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'

import { roleIn } from '../merchants/store.ts'
import type { GoodsStore, WrittenProduct } from './save-product.ts'

type Known = typeof sku.$inferSelect

export function goodsStore(db: Database): GoodsStore {
  return {
    save: (accountId, written) =>
      db.transaction(async (tx) => {
        const name = await openShopOf(tx, written.shopId, accountId)
        const template = await tx.$count(
          freightTemplate,
          and(eq(freightTemplate.id, written.freightTemplateId), eq(freightTemplate.shopId, written.shopId)),
        )
        if (template === 0) throw new DomainError('mall.product_wrong', { field: 'freight' })
        if (written.id === undefined) return add(tx, written, name)
        return change(tx, written, written.id, name)
      }),

    picturesOf: async (productId) => {
      const [found] = await db
        .select({ pictures: product.pictures })
        .from(product)
        .where(eq(product.id, productId))
      const ofSkus = await db.select({ url: sku.pictureUrl }).from(sku).where(eq(sku.productId, productId))
      return [...(found?.pictures ?? []), ...ofSkus.flatMap(({ url }) => url ?? [])]
    },

    list: async (accountId, { shopId, id, pages, pageSize }) => {
      if (!(await roleIn(db, shopId, accountId))) throw new DomainError('mall.shop_not_yours')
      const where = and(eq(product.shopId, shopId), id === undefined ? undefined : eq(product.id, id))
      const [rows, total] = await Promise.all([
        db
          .select()
          .from(product)
          .where(where)
          .orderBy(desc(product.id))
          .limit(pageSize)
          .offset((pages - 1) * pageSize),
        db.$count(product, where),
      ])
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
    },
  }
}

/** The shop's name, for somebody who works in it while it is open. */
async function openShopOf(tx: Transaction, shopId: number, accountId: string): Promise<string> {
  const [found] = await tx
    .select({ name: shop.name, status: shop.status })
    .from(shop)
    .where(eq(shop.id, shopId))
    .for('share')
  const role = await roleIn(tx, shopId, accountId)
  if (found?.status !== 'open' || !role) throw new DomainError('mall.shop_not_yours')
  return found.name
}

async function add(tx: Transaction, written: WrittenProduct, shopName: string): Promise<number> {
  const { shopId } = written
  if (written.skus.some(({ id }) => id !== undefined)) throw new DomainError('mall.sku_unknown')
  if ((await tx.$count(product, eq(product.shopId, shopId))) >= goodsLimits.products) {
    throw new DomainError('mall.products_full', { most: goodsLimits.products })
  }
  const [made] = await tx
    .insert(product)
    .values({
      ...columnsOf(written, shopName),
      shopId,
      status: written.isListed ? 'listed' : 'draft',
      listedAt: written.isListed ? new Date() : null,
    })
    .returning({ id: product.id })
  if (!made) throw new Error('a product was not kept')
  await addSkus(tx, written, made.id, written.skus)
  return made.id
}

/** SKUs first and in the order of their ids, then the product: as whoever sells them does. */
async function change(
  tx: Transaction,
  written: WrittenProduct,
  id: number,
  shopName: string,
): Promise<number> {
  const { shopId, isListed } = written
  const known = await tx
    .select()
    .from(sku)
    .where(and(eq(sku.productId, id), eq(sku.shopId, shopId)))
    .orderBy(asc(sku.id))
    .for('no key update')
  const unknown = written.skus.some((one) => one.id !== undefined && !known.some((own) => own.id === one.id))
  if (unknown) throw new DomainError('mall.sku_unknown')
  for (const own of known) await changeSku(tx, own, written)
  await addSkus(
    tx,
    written,
    id,
    written.skus.filter((one) => one.id === undefined),
  )
  const [changed] = await tx
    .update(product)
    .set({
      ...columnsOf(written, shopName),
      // What an admin took off the shelves stays off.
      status: sql`case when ${product.status} = 'held' then 'held' when ${isListed} then 'listed'
        when ${product.status} = 'draft' then 'draft' else 'unlisted' end`,
      listedAt: isListed
        ? sql`coalesce(${product.listedAt}, date_trunc('milliseconds', now()))`
        : sql`${product.listedAt}`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(product.id, id), eq(product.shopId, shopId)))
    .returning({ id: product.id })
  if (!changed) throw new DomainError('mall.product_not_found', { id })
  return changed.id
}

async function changeSku(tx: Transaction, own: Known, { skus }: WrittenProduct): Promise<void> {
  const written = skus.find((one) => one.id === own.id)
  // Orders speak of it for ever: one that is left out is only no longer sold.
  if (!written) {
    await tx.update(sku).set({ isOnSale: false }).where(eq(sku.id, own.id))
    return
  }
  const { code, choices, picture, price, grams, addStock, lowStockAt, isOnSale } = written
  if (own.onHand + addStock < own.reserved || own.onHand + addStock > goodsLimits.stock) {
    throw new DomainError('mall.stock_wrong', { reserved: own.reserved })
  }
  const isOther = own.price !== price || JSON.stringify(own.choices) !== JSON.stringify(choices)
  await tx
    .update(sku)
    .set({
      code,
      choices,
      pictureUrl: picture,
      price,
      grams,
      lowStockAt,
      isOnSale,
      onHand: own.onHand + addStock,
      version: own.version + (isOther ? 1 : 0),
    })
    .where(eq(sku.id, own.id))
}

async function addSkus(
  tx: Transaction,
  { shopId }: WrittenProduct,
  productId: number,
  skus: WrittenProduct['skus'],
): Promise<void> {
  if (skus.some(({ addStock }) => addStock < 0)) throw new DomainError('mall.stock_wrong', { reserved: 0 })
  if (skus.length === 0) return
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

function columnsOf(written: WrittenProduct, shopName: string) {
  const { shopId, categoryId, freightTemplateId, title, description, pictures, options, skus } = written
  const { from, to } = priceSpan(skus)
  const texts = [...Object.values(title), ...shelfTexts(categoryId), shopName]
  return {
    categoryId,
    freightTemplateId,
    title,
    description,
    pictures,
    options,
    priceFrom: from,
    priceTo: to,
    terms: termsOfProduct({ texts, categoryId, shopId }),
  }
}
