import type { LocalText } from '@mofu/domain/local-text'
import type { OwnProduct } from '@mofu/wire/mall/merchant/products'

import { centsText, readCents } from '../orders/cents.ts'

/** A SKU in the form: numbers are strings as typed. */
export type SkuDraft = {
  /** Identifies the row while others are added and removed. */
  key: string
  id: number | undefined
  code: string
  choices: LocalText[]
  picture: string | null
  price: string
  grams: string
  stock: string
  /** The stock when the page was opened: only the difference is sent. */
  shownStock: number
  lowStockAt: string
  isOnSale: boolean
}

export type ProductDraft = {
  categoryId: string
  freightTemplateId: string
  title: LocalText
  description: LocalText
  pictures: string[]
  options: LocalText[]
  skus: SkuDraft[]
  isListed: boolean
}

/** The numbers of a SKU that can be invalid. */
export type SkuFault = 'price' | 'stock' | 'lowStockAt' | 'grams'

export function newSku(key: string, options: number): SkuDraft {
  return {
    key,
    id: undefined,
    code: '',
    choices: Array.from({ length: options }, () => ({})),
    picture: null,
    price: '',
    grams: '0',
    stock: '0',
    shownStock: 0,
    lowStockAt: '3',
    isOnSale: true,
  }
}

export function draftOf(
  product: OwnProduct | undefined,
  freightTemplateId: number | undefined,
): ProductDraft {
  if (!product) {
    return {
      categoryId: '',
      freightTemplateId: freightTemplateId === undefined ? '' : String(freightTemplateId),
      title: {},
      description: {},
      pictures: [],
      options: [],
      skus: [newSku('new-0', 0)],
      isListed: true,
    }
  }
  return {
    categoryId: String(product.categoryId),
    freightTemplateId: String(product.freightTemplateId),
    title: product.title,
    description: product.description,
    pictures: product.pictures,
    options: product.options,
    isListed: product.status === 'listed',
    skus: product.skus.map((sku) => ({
      key: `sku-${sku.id}`,
      id: sku.id,
      code: sku.code,
      choices: sku.choices,
      picture: sku.picture,
      price: centsText(BigInt(sku.price)),
      grams: String(sku.grams),
      stock: String(sku.onHand),
      shownStock: sku.onHand,
      lowStockAt: String(sku.lowStockAt),
      isOnSale: sku.isOnSale,
    })),
  }
}

export function hasText(text: LocalText): boolean {
  return Object.values(text).some((words) => words.trim() !== '')
}

/** The invalid numbers of a SKU. */
export function skuFaults(sku: SkuDraft): SkuFault[] {
  const price = readCents(sku.price)
  const isCount = (text: string) => /^\d{1,6}$/.test(text.trim())
  return [
    ...(price === undefined || price === 0n ? (['price'] as const) : []),
    ...(['stock', 'lowStockAt', 'grams'] as const).filter((name) => !isCount(sku[name])),
  ]
}

/** The request body of a valid SKU. */
export function skuBody(sku: SkuDraft) {
  const { id, code, choices, picture, isOnSale, shownStock } = sku
  return {
    ...(id === undefined ? {} : { id }),
    code,
    choices,
    picture,
    isOnSale,
    price: String(readCents(sku.price) ?? 0n),
    grams: Number(sku.grams),
    addStock: Number(sku.stock) - shownStock,
    lowStockAt: Number(sku.lowStockAt),
  }
}
