import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { priceSpan, productFault } from '@mofu/domain/mall/product-rules'
import { SEARCH_TERMS_VERSION, termsOfProduct } from '@mofu/domain/mall/search-terms'
import { goodsLimits } from '@mofu/domain/mall/shop-rules'
import { categoryTexts } from '@mofu/words/mall/categories'

import { countTemplates } from '../freight/store.ts'
import { findShopRole } from '../shops/store.ts'
import type { WrittenProduct } from './product.ts'
import {
  countProducts,
  insertProduct,
  insertSkus,
  listPictures,
  lockSkus,
  type OwnSku,
  shareLockShop,
  stopSelling,
  updateProduct,
  updateSku,
} from './store.ts'

/** A member of an open shop creates or changes a product with its SKUs. */
export async function saveProduct(
  { db, mediaUrl }: { db: Database; mediaUrl: string },
  accountId: string,
  product: WrittenProduct,
): Promise<number> {
  const fault = productFault(product)
  if (fault) throw new DomainError('mall.product_wrong', { field: fault })
  const shown = [...product.pictures, ...product.skus.flatMap(({ picture }) => picture ?? [])]
  const others = shown.filter((url) => !url.startsWith(`${mediaUrl}/`))
  // Only our own uploads are shown: a picture from elsewhere could change after moderation.
  const known = others.length > 0 && product.id !== undefined ? await listPictures(db, product.id) : []
  if (others.some((url) => !known.includes(url))) {
    throw new DomainError('mall.product_wrong', { field: 'pictures' })
  }
  return db.transaction(async (tx) => {
    const name = await openShopOf(tx, product.shopId, accountId)
    if ((await countTemplates(tx, product.shopId, product.freightTemplateId)) === 0) {
      throw new DomainError('mall.product_wrong', { field: 'freight' })
    }
    return writeProduct(tx, product, name)
  })
}

/** Saves a product that was checked: with its pictures, and its freight as one of the shop's. */
export async function writeProduct(
  tx: Transaction,
  product: WrittenProduct,
  shopName: string,
): Promise<number> {
  return product.id === undefined ? add(tx, product, shopName) : change(tx, product, product.id, shopName)
}

/** The shop's name, for its members while it is open. */
export async function openShopOf(tx: Transaction, shopId: number, accountId: string): Promise<string> {
  const found = await shareLockShop(tx, shopId)
  const role = await findShopRole(tx, shopId, accountId)
  if (found?.status !== 'open' || !role) throw new DomainError('mall.shop_not_yours')
  return found.name
}

async function add(tx: Transaction, written: WrittenProduct, shopName: string): Promise<number> {
  const { shopId, isListed, skus } = written
  if (skus.some(({ id }) => id !== undefined)) throw new DomainError('mall.sku_unknown')
  if ((await countProducts(tx, shopId)) >= goodsLimits.products) {
    throw new DomainError('mall.products_full', { most: goodsLimits.products })
  }
  const id = await insertProduct(tx, {
    ...columnsOf(written, shopName),
    shopId,
    status: isListed ? 'listed' : 'draft',
    listedAt: isListed ? new Date() : null,
  })
  await addSkus(tx, { shopId, productId: id }, skus)
  return id
}

/** SKUs first, in the order of their ids, then the product: the same lock order as sales. */
async function change(
  tx: Transaction,
  written: WrittenProduct,
  id: number,
  shopName: string,
): Promise<number> {
  const { shopId, isListed, skus } = written
  const known = await lockSkus(tx, shopId, id)
  const unknown = skus.some((one) => one.id !== undefined && !known.some((own) => own.id === one.id))
  if (unknown) throw new DomainError('mall.sku_unknown')
  for (const own of known) await changeSku(tx, own, written)
  const added = skus.filter((one) => one.id === undefined)
  await addSkus(tx, { shopId, productId: id }, added)
  const isChanged = await updateProduct(tx, { id, shopId, isListed }, columnsOf(written, shopName))
  if (!isChanged) throw new DomainError('mall.product_not_found', { id })
  return id
}

async function changeSku(tx: Transaction, own: OwnSku, { skus }: WrittenProduct): Promise<void> {
  const written = skus.find((one) => one.id === own.id)
  // Orders refer to a SKU permanently: one that is left out is only no longer sold.
  if (!written) return stopSelling(tx, own.id)
  const { code, choices, picture, price, grams, addStock, lowStockAt, isOnSale } = written
  const onHand = own.onHand + addStock
  if (onHand < own.reserved || onHand > goodsLimits.stock) {
    throw new DomainError('mall.stock_wrong', { reserved: own.reserved })
  }
  const isOther = own.price !== price || JSON.stringify(own.choices) !== JSON.stringify(choices)
  await updateSku(tx, own.id, {
    code,
    choices,
    pictureUrl: picture,
    price,
    grams,
    lowStockAt,
    isOnSale,
    onHand,
    version: own.version + (isOther ? 1 : 0),
  })
}

async function addSkus(
  tx: Transaction,
  ids: { shopId: number; productId: number },
  skus: WrittenProduct['skus'],
): Promise<void> {
  if (skus.some(({ addStock }) => addStock < 0)) throw new DomainError('mall.stock_wrong', { reserved: 0 })
  if (skus.length > 0) await insertSkus(tx, ids, skus)
}

function columnsOf(written: WrittenProduct, shopName: string) {
  const { shopId, categoryId, freightTemplateId, title, description, pictures, options, skus } = written
  const { from, to } = priceSpan(skus)
  const texts = [...Object.values(title), ...categoryTexts(categoryId), shopName]
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
    termsVersion: SEARCH_TERMS_VERSION,
  }
}
